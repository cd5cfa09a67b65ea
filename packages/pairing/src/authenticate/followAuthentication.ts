import type { ClientRuntime } from '../client/ClientRuntime.js'
import type { Attempt } from '../client/createAttempts.js'
import type { PeerResult } from '../messages/createMessenger.js'
import { PeerError, peerErrors } from '../messages/peerErrors.js'
import { toWalletError } from '../messages/toWalletError.js'
import { settleAuthentication } from './settleAuthentication.js'

const method = 'wc_sessionAuthenticate'

export async function followAuthentication(runtime: ClientRuntime, attempt: Attempt): Promise<void> {
  const { messenger, relay, environment } = runtime
  const { authentication, topic, expiry } = attempt.pending
  if (!authentication) return
  // Not awaited: a slow chain must not delay other messages.
  const settle = (answer: PeerResult) =>
    void settleAuthentication(runtime, attempt, authentication.payload, answer).catch((error: unknown) =>
      attempt.fail(toWalletError(error, method)),
    )
  if (authentication.answer) return settle(authentication.answer)
  messenger
    .expect({
      id: authentication.id,
      topics: [topic, authentication.topic],
      ttl: Math.max(1, expiry - environment.now() / 1000),
      onResult(answer) {
        attempt.keep({ authentication: { ...authentication, answer } })
        settle(answer)
      },
    })
    .catch((error: unknown) => {
      // A wallet that does not support the method continues with the proposal; any other error is a refusal.
      const declines = error instanceof PeerError && error.code !== peerErrors.methodUnsupported.code
      if (declines) attempt.fail(toWalletError(error, method))
    })
  await relay.subscribe([authentication.topic])
}
