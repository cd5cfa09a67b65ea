import { PorticoError, requestAborted } from '@portico/protocol'
import type { SourceConnectParameters, SourceSession } from '../../sources/Source.js'

export interface AnswerWait {
  /** Whoever waited before waits no more. */
  wait(parameters: Pick<SourceConnectParameters, 'signal'>): Promise<SourceSession>
  /** Gives it to whoever waits; false where nobody does. */
  grant(session: SourceSession): boolean
}

/** The one that waits for a wallet to take up what is offered. */
export function createAnswerWait(): AnswerWait {
  let waiting: { grant(session: SourceSession): void; giveUp(): void } | undefined
  return {
    wait({ signal }) {
      waiting?.giveUp()
      return new Promise((resolve, reject) => {
        const own = {
          giveUp() {
            if (waiting === own) waiting = undefined
            reject(new PorticoError(requestAborted))
          },
          grant(session: SourceSession) {
            waiting = undefined
            resolve(session)
          },
        }
        waiting = own
        if (signal?.aborted) own.giveUp()
        signal?.addEventListener('abort', own.giveUp, { once: true })
      })
    },
    grant(session) {
      const isWaitedFor = waiting !== undefined
      waiting?.grant(session)
      return isWaitedFor
    },
  }
}
