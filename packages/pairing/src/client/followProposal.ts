import {
  isPorticoError,
  malformedAnswer,
  PorticoError,
  pairingExpired,
  walletTimeout,
} from '@portico/protocol'
import { isRecord } from '../messages/isRecord.js'
import { toWalletError } from '../messages/toWalletError.js'
import { isKey } from '../session/parseStoredSession.js'
import type { ClientRuntime } from './ClientRuntime.js'
import type { Attempt } from './createAttempts.js'

export function followProposal(runtime: ClientRuntime, attempt: Attempt): void {
  const { messenger, relay, environment } = runtime
  const { topic, id, expiry } = attempt.pending
  const known = attempt.sessionKey()
  if (known) {
    relay.subscribe([known.topic]).catch((error: Error) => attempt.fail(error))
    return
  }
  messenger
    .expect({
      id,
      topics: [topic],
      ttl: Math.max(1, expiry - environment.now() / 1000),
      onResult({ result }) {
        const responder = isRecord(result) ? result.responderPublicKey : undefined
        try {
          if (!isKey(responder)) throw new TypeError('not a key')
          const settling = attempt.agree(responder)
          relay.subscribe([settling]).catch((error: Error) => attempt.fail(error))
        } catch (cause) {
          attempt.fail(new PorticoError(malformedAnswer, { cause }))
        }
      },
    })
    .catch((error: unknown) => {
      const expired = isPorticoError(error, walletTimeout)
      attempt.fail(expired ? new PorticoError(pairingExpired) : toWalletError(error, 'wc_sessionPropose'))
    })
}
