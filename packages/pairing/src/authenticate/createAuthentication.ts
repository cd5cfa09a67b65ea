import type { PairingProposal } from '@portico/core'
import type { ClientRuntime } from '../client/ClientRuntime.js'
import type { Attempt, Authenticate } from '../client/createAttempts.js'
import { toWalletError } from '../client/toWalletError.js'
import type { KeyPair } from '../crypto/createKeyPair.js'
import { hashKey } from '../crypto/hash.js'
import { PeerError } from '../messages/PeerError.js'
import { peerErrors } from '../messages/peerErrors.js'
import type { AuthPayload } from './AuthPayload.js'
import { formatRecap } from './recap.js'
import { settleAuthentication } from './settleAuthentication.js'

export interface Authentication {
  /** Where the wallet answers: whoever knows the public key may write there. */
  readonly topic: string
  send(attempt: Attempt): Promise<void>
}

/** Offered beside the plain proposal, on the same topic. */
export function createAuthentication(
  runtime: ClientRuntime,
  eip155: PairingProposal,
  authenticate: Authenticate,
  keys: KeyPair,
): Authentication {
  const { environment, messenger, relay, context } = runtime
  const topic = hashKey(keys.publicKey)
  const { domain, uri, nonce, statement, resources = [], expirationTime } = authenticate
  const payload: AuthPayload = {
    type: 'caip122',
    chains: eip155.chains,
    domain,
    aud: uri,
    version: '1',
    nonce,
    iat: new Date(environment.now()).toISOString(),
    ...(statement && { statement }),
    ...(expirationTime && { exp: expirationTime }),
    resources: [...resources, formatRecap({ methods: eip155.methods, chains: undefined })],
  }
  return {
    topic,
    async send(attempt) {
      const { pending } = attempt
      const request = messenger.request({
        topic: pending.topic,
        method: 'wc_sessionAuthenticate',
        params: {
          requester: { publicKey: keys.publicKey, metadata: context.metadata },
          authPayload: payload,
          expiryTimestamp: pending.expiry,
        },
        answerTopics: [topic],
        onResult(answer) {
          // Not waited for: a slow chain must not hold up the other messages.
          settleAuthentication(runtime, attempt, payload, answer).catch((error: unknown) =>
            attempt.fail(toWalletError(error, 'wc_sessionAuthenticate')),
          )
        },
      })
      request.answer.catch((error: unknown) => {
        // A wallet that cannot do this goes on to the proposal; one that will not has said so.
        const declines = error instanceof PeerError && error.code !== peerErrors.methodUnsupported.code
        if (declines) attempt.fail(toWalletError(error, 'wc_sessionAuthenticate'))
      })
      await Promise.all([relay.subscribe([topic]), request.sent])
    },
  }
}
