import type { ClientRuntime } from '../client/ClientRuntime.js'
import type { Attempt, Authenticate } from '../client/createAttempts.js'
import type { PairingProposal } from '../client/PairingClient.js'
import { hashKey, type KeyPair } from '../crypto/createKeyPair.js'
import { getRpcMethod } from '../messages/rpcMethods.js'
import type { PendingAuthentication } from '../storage/PendingPairing.js'
import { followAuthentication } from './followAuthentication.js'
import { formatRecap } from './recap.js'

export interface Authentication {
  readonly pending: PendingAuthentication
  send(attempt: Attempt): Promise<void>
}

export function createAuthentication(
  runtime: ClientRuntime,
  { chains, methods }: PairingProposal,
  authenticate: Authenticate,
  keys: KeyPair,
): Authentication {
  const { environment, messenger, relay, context } = runtime
  const { domain, uri, nonce, statement, resources = [] } = authenticate
  const { issuedAt, expirationTime, notBefore, requestId } = authenticate
  const id = messenger.createId()
  const payload: PendingAuthentication['payload'] = {
    type: 'caip122',
    chains: authenticate.chains ?? chains,
    domain,
    aud: uri,
    version: '1',
    nonce,
    iat: issuedAt ?? new Date(environment.now()).toISOString(),
    ...(statement && { statement }),
    ...(expirationTime && { exp: expirationTime }),
    ...(notBefore && { nbf: notBefore }),
    ...(requestId && { requestId }),
    resources: [...resources, formatRecap({ methods, chains: undefined })],
  }
  return {
    pending: { id, topic: hashKey(keys.publicKey), payload },
    async send(attempt) {
      const { topic, expiry } = attempt.pending
      const method = 'wc_sessionAuthenticate'
      const requester = { publicKey: keys.publicKey, metadata: context.metadata }
      const params = { requester, authPayload: payload, expiryTimestamp: expiry }
      const request = { id, jsonrpc: '2.0', method, params }
      const message = messenger.seal(topic, request)
      const { ttl, tag, prompt } = getRpcMethod(method)
      const publish = async () => {
        const attestation = await messenger.attest(message, request)
        await relay.publish({ topic, message, ttl, tag, prompt, attestation })
      }
      await Promise.all([followAuthentication(runtime, attempt), publish()])
    },
  }
}
