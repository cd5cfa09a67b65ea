import { isPorticoError, pairingEnded } from '@portico/protocol'
import { createKeyPair, deriveSymKey, hashKey } from '../crypto/createKeyPair.js'
import { sealEnvelope } from '../crypto/openEnvelope.js'
import { PeerError, peerErrors } from '../messages/peerErrors.js'
import { getRpcMethod } from '../messages/rpcMethods.js'
import { RelayReplyError } from '../relay/Relay.js'
import { sessionLifetime } from '../session/adoptSession.js'
import type { WalletClient, WalletProposal, WalletSession } from './WalletClient.js'
import type { WalletRuntime } from './WalletRuntime.js'

const relayProtocol = { protocol: 'irn' }

export function createProposalAnswers(runtime: WalletRuntime): Pick<WalletClient, 'approve' | 'reject'> {
  const { options, relay, messenger, sessions, proposals, now, quietly } = runtime

  function awaitConfirmation(topic: string, answer: Promise<unknown>): void {
    answer.then(
      () => sessions.patch(topic, { acknowledged: true }),
      (error: Error) => {
        // A page that sends requests has the session, even if its confirmation was lost.
        const isUsed = sessions.get(topic)?.acknowledged && !(error instanceof PeerError)
        if (!isUsed && !isPorticoError(error, pairingEnded)) sessions.remove(topic, error)
      },
    )
  }

  return {
    async approve(
      proposalId,
      { namespaces, expiry = now() + sessionLifetime, sessionProperties, scopedProperties },
    ) {
      const proposal = takeOpen(proposals, proposalId)
      const { proposer, pairingTopic } = proposal
      const { publicKey, symKey, topic } = agreeOnKey(proposer.publicKey)
      const peer = proposer.metadata
      const session: WalletSession = { topic, symKey, peer, namespaces, expiry, acknowledged: false }
      sessions.save(session)
      const response = messenger.seal(pairingTopic, {
        id: proposalId,
        jsonrpc: '2.0',
        result: { relay: relayProtocol, responderPublicKey: publicKey },
      })
      const settle = messenger.request({
        topic,
        method: 'wc_sessionSettle',
        params: {
          relay: relayProtocol,
          namespaces,
          controller: { publicKey, metadata: options.metadata },
          expiry,
          ...(sessionProperties && { sessionProperties }),
          ...(scopedProperties && { scopedProperties }),
        },
        send: settlement => sendApproval(runtime, { proposal, topic, response, settlement }),
      })
      awaitConfirmation(topic, settle.answer)
      await settle.sent
      quietly(relay.unsubscribe(pairingTopic))
      return session
    },
    async reject(proposalId, error = peerErrors.userRejected) {
      const { pairingTopic: topic } = takeOpen(proposals, proposalId)
      await messenger.answer(
        { topic, id: proposalId, method: 'wc_sessionPropose', symKey: undefined },
        { error },
      )
    },
  }
}

interface SealedApproval {
  readonly proposal: WalletProposal
  readonly topic: string
  readonly response: string
  readonly settlement: string
}

/** Sends response and settlement in one call, or separately if the relay does not support that. */
async function sendApproval(
  { options, relay }: WalletRuntime,
  { proposal: { pairingTopic, id }, topic, response, settlement }: SealedApproval,
): Promise<void> {
  const params = {
    sessionTopic: topic,
    pairingTopic,
    sessionProposalResponse: response,
    sessionSettlementRequest: settlement,
    ttl: 300,
    correlationId: id,
  }
  try {
    if (options.legacy) throw new RelayReplyError(-32601, 'not wanted')
    await relay.call('wc_approveSession', params, { ttl: 300, topics: [topic] })
  } catch (error) {
    if (!(error instanceof RelayReplyError && error.reply === -32601)) throw error
    await relay.subscribe([topic])
    await relay.publish({ topic, message: settlement, ttl: 300, tag: getRpcMethod('wc_sessionSettle').tag })
    const { answerTag } = getRpcMethod('wc_sessionPropose')
    await relay.publish({ topic: pairingTopic, message: response, ttl: 300, tag: answerTag })
  }
}

function agreeOnKey(peerPublicKey: string) {
  const { publicKey, privateKey } = createKeyPair()
  const symKey = deriveSymKey(privateKey, peerPublicKey)
  return { publicKey, symKey, topic: hashKey(symKey) }
}

export function createAuthenticationAnswers({
  options: { metadata },
  relay,
  sessions,
  authentications,
  now,
  quietly,
}: WalletRuntime): Pick<WalletClient, 'approveAuthentication' | 'rejectAuthentication'> {
  async function answer(
    requesterKey: string,
    { publicKey, symKey }: ReturnType<typeof agreeOnKey>,
    payload: unknown,
  ): Promise<void> {
    const { answerTag, answerTtl } = getRpcMethod('wc_sessionAuthenticate')
    const message = sealEnvelope({ text: JSON.stringify(payload), symKey, senderPublicKey: publicKey })
    await relay.publish({ topic: hashKey(requesterKey), message, ttl: answerTtl, tag: answerTag })
  }

  return {
    async approveAuthentication(id, cacaos, namespaces) {
      const { requester, pairingTopic } = takeOpen(authentications, id)
      const agreed = agreeOnKey(requester.publicKey)
      const { publicKey, symKey, topic } = agreed
      const expiry = now() + sessionLifetime
      const peer = requester.metadata
      const session: WalletSession = { topic, symKey, peer, namespaces, expiry, acknowledged: true }
      sessions.save(session)
      await relay.subscribe([topic])
      const result = { cacaos, responder: { publicKey, metadata } }
      await answer(requester.publicKey, agreed, { id, jsonrpc: '2.0', result })
      quietly(relay.unsubscribe(pairingTopic))
      return session
    },
    async rejectAuthentication(id, error = peerErrors.userRejected) {
      const { requester } = takeOpen(authentications, id)
      await answer(requester.publicKey, agreeOnKey(requester.publicKey), { id, jsonrpc: '2.0', error })
    },
  }
}

function takeOpen<Item>(items: Map<number, Item>, id: number): Item {
  const item = items.get(id)
  if (!item) throw new TypeError('The proposal does not exist.')
  items.delete(id)
  return item
}
