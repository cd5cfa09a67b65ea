import {
  isPorticoError,
  malformedAnswer,
  PorticoError,
  pairingExpired,
  walletTimeout,
} from '@portico/protocol'
import type { KeyPair } from '../crypto/createKeyPair.js'
import { isRecord } from '../messages/isRecord.js'
import { getRpcMethod } from '../messages/rpcMethods.js'
import { toWalletError } from '../messages/toWalletError.js'
import { type Publication, type Relay, RelayReplyError } from '../relay/Relay.js'
import { isKey } from '../session/parseStoredSession.js'
import type { ClientRuntime } from './ClientRuntime.js'
import type { Attempt } from './createAttempts.js'

const method = 'wc_sessionPropose'

export async function sendProposal(runtime: ClientRuntime, attempt: Attempt, keys: KeyPair): Promise<void> {
  const { messenger, relay, context, attempts } = runtime
  const { topic, id, proposed, expiry } = attempt.pending
  const params = {
    // All namespaces are optional, so that a wallet that supports only some can connect.
    requiredNamespaces: {},
    optionalNamespaces: proposed,
    relays: [{ protocol: 'irn' }],
    proposer: { publicKey: keys.publicKey, metadata: context.metadata },
    expiryTimestamp: expiry,
    pairingTopic: topic,
  }
  const payload = { id, jsonrpc: '2.0', method, params }
  const message = messenger.seal(topic, payload)
  followProposal(runtime, attempt)
  const attestation = await messenger.attest(message, payload)
  const proposal = { topic, message, attestation }
  if (attempt.responseTopic) await publish(relay, proposal)
  else await propose(relay, proposal, id)
  // Aborted meanwhile.
  if (!attempts.getKey(topic)) await relay.unsubscribe(topic)
}

type Proposal = Pick<Publication, 'topic' | 'message' | 'attestation'>

async function propose(relay: Relay, proposal: Proposal, id: number): Promise<void> {
  const { topic, message, attestation } = proposal
  const { ttl } = getRpcMethod(method)
  const params = { pairingTopic: topic, sessionProposal: message, ttl, correlationId: id, attestation }
  try {
    await relay.call('wc_proposeSession', params, { ttl, topics: [topic] })
  } catch (error) {
    if (!(error instanceof RelayReplyError && error.reply === -32601)) throw error
    await publish(relay, proposal)
  }
}

async function publish(relay: Relay, proposal: Proposal): Promise<void> {
  const { ttl, tag, prompt } = getRpcMethod(method)
  await Promise.all([relay.subscribe([proposal.topic]), relay.publish({ ...proposal, ttl, tag, prompt })])
}

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
