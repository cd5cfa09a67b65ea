import { startTestRelay, type TestRelayOptions } from '../../../../server/test/startTestRelay.js'
import { createLine, type Line } from './createLine.js'
import type { Traffic } from './parseTraffic.js'

/** How a relay goes: with a word to everybody, or as a machine does that loses its power. */
export type Manner = 'politely' | 'abruptly'

/** A moment in the traffic of a line. */
export interface Moment {
  readonly line: 'page' | 'wallet'
  readonly kind: Traffic['kind']
  readonly tag?: number
  readonly method?: string
}

export interface Network {
  readonly page: Line
  readonly wallet: Line
  /** The relay comes back behind the same lines with the same database. */
  restart(manner: Manner): Promise<void>
  /** Restarts the relay at a moment; the frame that shows it is lost. Resolves when the relay is back. */
  restartAt(moment: Moment, manner: Manner): Promise<void>
  close(): Promise<void>
}

/** Our relay, and a line to it for each side. */
export async function createNetwork(options: TestRelayOptions): Promise<Network> {
  let relay = await startTestRelay(options)
  const getUrl = () => relay.url
  const lines = { page: await createLine(getUrl), wallet: await createLine(getUrl) }
  async function restart(manner: Manner) {
    if (manner === 'abruptly') for (const line of Object.values(lines)) line.cut()
    await relay.close()
    // On another port: somebody may have taken the old one. Nobody but the lines knows it.
    relay = await startTestRelay(options)
  }

  return {
    ...lines,
    restart,
    restartAt({ line, kind, tag, method }, manner) {
      return new Promise((resolve, reject) => {
        let isOver = false
        lines[line].setRule((traffic, pass) => {
          const isIt =
            traffic.kind === kind &&
            (tag === undefined || traffic.tags.includes(tag)) &&
            (method === undefined || traffic.method === method)
          if (isOver || !isIt) return pass()
          isOver = true
          // Who sent it has heard that the relay has it: a reference client that is answered by the other side
          // before it has heard that waits for ever.
          const sender = lines[line === 'page' ? 'wallet' : 'page']
          const ready = kind === 'push' ? sender.answered() : Promise.resolve()
          ready.then(() => restart(manner)).then(resolve, reject)
        })
      })
    },
    async close() {
      await Promise.all(Object.values(lines).map(line => line.close()))
      await relay.close()
    },
  }
}
