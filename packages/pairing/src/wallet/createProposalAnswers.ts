import { isPorticoError, pairingEnded } from '@portico/protocol'
import { PeerError } from '../messages/PeerError.js'
import { peerErrors } from '../messages/peerErrors.js'
import { getRpcMethod } from '../messages/rpcMethods.js'
import { RelayReplyError } from '../relay/RelayReplyError.js'
import { sessionLifetime } from '../session/clampExpiry.js'
import { agreeOnKey } from './agreeOnKey.js'
import { takeOpen } from './takeOpen.js'
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
