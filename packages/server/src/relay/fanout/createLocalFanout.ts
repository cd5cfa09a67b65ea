import type { Fanout, FanoutOptions } from './Fanout.js'

/** For a relay that is one process. */
export function createLocalFanout({ deliver }: FanoutOptions): Fanout {
  return {
    announce: messages => {
      for (const message of messages) deliver(message)
    },
    close: async () => {},
  }
}
