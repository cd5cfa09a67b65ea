import type { StoredMessage } from '../RelayMessage.js'
import type { Fanout } from './Fanout.js'

/** For a relay that is one process. */
export function createLocalFanout(deliver: (message: StoredMessage) => void): Fanout {
  return {
    announce: messages => {
      for (const message of messages) deliver(message)
    },
    close: async () => {},
  }
}
