import { invalidPairingUri, isPorticoError, PorticoError, pairingEnded } from '@portico/protocol'
import { createKeyPair } from '../crypto/createKeyPair.js'
import { deriveSymKey } from '../crypto/deriveSymKey.js'
import { hashKey } from '../crypto/hash.js'
import { sealEnvelope } from '../crypto/sealEnvelope.js'
import { createMessenger } from '../messages/createMessenger.js'
import { createSeen } from '../messages/createSeen.js'
import { PeerError } from '../messages/PeerError.js'
import { peerErrors } from '../messages/peerErrors.js'
import { getRpcMethod } from '../messages/rpcMethods.js'
import { createRelay } from '../relay/createRelay.js'
import { createRelayUrl, defaultRelayUrl } from '../relay/createRelayUrl.js'
import { findWebSocket } from '../relay/findWebSocket.js'
import { RelayReplyError } from '../relay/RelayReplyError.js'
import { sessionLifetime } from '../session/clampExpiry.js'
import { parsePairingUri } from '../uri/parsePairingUri.js'
import { createIdentity } from './createIdentity.js'
import { createWalletSessions } from './createWalletSessions.js'
import { handleWalletRequest } from './handleWalletRequest.js'
import type {
  WalletAuthentication,
  WalletClient,
  WalletOptions,
  WalletProposal,
  WalletSession,
} from './WalletClient.js'
import type { WalletRuntime } from './WalletRuntime.js'

/** A wallet's half of the protocol, for the sandbox and for tests. */
export function createWalletClient(options: WalletOptions): WalletClient {
  const { environment, relayUrl = defaultRelayUrl, projectId, metadata } = options
  const { seed, subject } = createIdentity(environment)
  const pairings = new Map<string, string>()
  const proposals = new Map<number, WalletProposal>()
  const authentications = new Map<number, WalletAuthentication>()
  const sessions = createWalletSessions(options)
  const relay = createRelay({
    environment,
    WebSocket: options.WebSocket ?? findWebSocket(environment),
    getUrl: correction => createRelayUrl({ relayUrl, projectId, seed, subject, correction, environment }),
    onMessage: (topic, message) => messenger.receive(topic, message),
    onNotice: message => environment.logger.debug('The relay said something.', message),
  })
  const messenger = createMessenger(relay, {
    environment,
    seen: createSeen(),
    getKey(topic) {
      const symKey = sessions.get(topic)?.symKey ?? pairings.get(topic)
      return symKey ? { symKey } : undefined
    },
    onRequest: request => handleWalletRequest(runtime, request),
  })
  const runtime: WalletRuntime = { options, messenger, sessions, proposals, authentications }
  const now = () => Math.floor(environment.now() / 1000)
  const quietly = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => environment.logger.debug('The relay was not reached.', error))

  const take = <T>(items: Map<number, T>, id: number): T => {
    const item = items.get(id)
    if (!item) throw new TypeError('There is no such proposal.')
    items.delete(id)
    return item
  }
  const ask = async (
    topic: string,
    method: Parameters<typeof messenger.request>[0]['method'],
    params: unknown,
  ) => {
    await messenger.request({ topic, method, params }).answer
  }
  const agree = (peerPublicKey: string) => {
    const keys = createKeyPair()
    const symKey = deriveSymKey(keys.privateKey, peerPublicKey)
    return { keys, symKey, topic: hashKey(symKey) }
  }

  return {
    start() {
      const topics = sessions.list().map(({ topic }) => topic)
      if (topics.length > 0) quietly(relay.subscribe(topics))
    },
    stop() {
      relay.close()
      messenger.rejectAll(new PorticoError(pairingEnded))
    },
    async pair(uri) {
      const parsed = parsePairingUri(uri)
      if (!parsed || (parsed.expiry !== undefined && parsed.expiry <= now()))
        throw new PorticoError(invalidPairingUri)
      pairings.set(parsed.topic, parsed.symKey)
      await relay.subscribe([parsed.topic])
    },
    async approve(
      proposalId,
      { namespaces, expiry = now() + sessionLifetime, sessionProperties, scopedProperties },
    ) {
      const proposal = take(proposals, proposalId)
      const { keys, symKey, topic } = agree(proposal.proposer.publicKey)
      const session: WalletSession = {
        topic,
        symKey,
        peer: proposal.proposer.metadata,
        namespaces,
        expiry,
        acknowledged: false,
      }
      sessions.save(session)
      const relayProtocol = { protocol: 'irn' }
      const settlement = {
        relay: relayProtocol,
        namespaces,
        controller: { publicKey: keys.publicKey, metadata },
        expiry,
        ...(sessionProperties && { sessionProperties }),
        ...(scopedProperties && { scopedProperties }),
      }
      const answer = { relay: relayProtocol, responderPublicKey: keys.publicKey }
      const response = messenger.seal(proposal.pairingTopic, {
        id: proposalId,
        jsonrpc: '2.0',
        result: answer,
      })
      const settle = messenger.request({
        topic,
        method: 'wc_sessionSettle',
        params: settlement,
        send: message => sendApproval(proposal, topic, response, message),
      })
      settle.answer.then(
        () => sessions.patch(topic, { acknowledged: true }),
        (error: Error) => {
          // A page that makes requests has it, whatever became of its confirmation.
          const isUsed = sessions.get(topic)?.acknowledged && !(error instanceof PeerError)
          if (!isUsed && !isPorticoError(error, pairingEnded)) sessions.remove(topic, error)
        },
      )
      await settle.sent
      quietly(relay.unsubscribe(proposal.pairingTopic))
      return session
    },
    async reject(proposalId, error = peerErrors.userRejected) {
      const { pairingTopic: topic } = take(proposals, proposalId)
      await messenger.answer(
        { topic, id: proposalId, method: 'wc_sessionPropose', symKey: undefined },
        { error },
      )
    },
    async approveAuthentication(id, cacaos, namespaces) {
      const { requester, pairingTopic } = take(authentications, id)
      const { keys, symKey, topic } = agree(requester.publicKey)
      const session: WalletSession = {
        topic,
        symKey,
        peer: requester.metadata,
        namespaces,
        expiry: now() + sessionLifetime,
        acknowledged: true,
      }
      sessions.save(session)
      await relay.subscribe([topic])
      const responder = { publicKey: keys.publicKey, metadata }
      await answerAuthentication(requester.publicKey, keys.publicKey, symKey, {
        id,
        jsonrpc: '2.0',
        result: { cacaos, responder },
      })
      quietly(relay.unsubscribe(pairingTopic))
      return session
    },
    async rejectAuthentication(id, error = peerErrors.userRejected) {
      const { requester } = take(authentications, id)
      const { keys, symKey } = agree(requester.publicKey)
      await answerAuthentication(requester.publicKey, keys.publicKey, symKey, { id, jsonrpc: '2.0', error })
    },
    respond: ({ id, topic }, answer) =>
      messenger.answer({ topic, id, method: 'wc_sessionRequest', symKey: undefined }, answer),
    async emitEvent(topic, event, chainId) {
      // Not every page answers events.
      await messenger.request({ topic, method: 'wc_sessionEvent', params: { event, chainId } }).sent
    },
    async update(topic, namespaces) {
      await ask(topic, 'wc_sessionUpdate', { namespaces })
      sessions.patch(topic, { namespaces })
    },
    async extend(topic, expiry = now() + sessionLifetime) {
      await ask(topic, 'wc_sessionExtend', { expiry })
      sessions.patch(topic, { expiry })
    },
    ping: topic => ask(topic, 'wc_sessionPing', {}),
    async disconnect(topic) {
      const { sent } = messenger.request({
        topic,
        method: 'wc_sessionDelete',
        params: peerErrors.userDisconnected,
      })
      sessions.remove(topic)
      await sent
      quietly(relay.unsubscribe(topic))
    },
    getSessions: () => sessions.list(),
  }

  /** Answer and settlement in one call, or one after the other as relays used to want it. */
  async function sendApproval(
    { pairingTopic, id }: WalletProposal,
    topic: string,
    response: string,
    settlement: string,
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

  async function answerAuthentication(
    requesterKey: string,
    senderPublicKey: string,
    symKey: string,
    payload: unknown,
  ): Promise<void> {
    const { answerTag, answerTtl } = getRpcMethod('wc_sessionAuthenticate')
    const message = sealEnvelope({ text: JSON.stringify(payload), symKey, senderPublicKey })
    await relay.publish({ topic: hashKey(requesterKey), message, ttl: answerTtl, tag: answerTag })
  }
}
