import { PorticoError, requestAborted } from '@portico/protocol'
import type { SourceConnectParameters, SourceSession } from '../../sources/Source.js'

export interface AnswerWait {
  wait(parameters: Pick<SourceConnectParameters, 'signal'>): Promise<SourceSession>
  grant(session: SourceSession): boolean
}

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
