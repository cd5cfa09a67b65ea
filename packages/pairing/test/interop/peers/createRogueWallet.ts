import WebSocket from 'ws'
import { createKeyPair, createSecret, deriveSymKey, hashKey } from '../../../src/crypto/createKeyPair.js'
import { openEnvelope, sealEnvelope } from '../../../src/crypto/openEnvelope.js'
import { createRelay } from '../../../src/relay/createRelay.js'
import { createRelayUrl } from '../../../src/relay/createRelayUrl.js'
import type { SocketConstructor } from '../../../src/relay/Socket.js'
import { parsePairingUri } from '../../../src/uri/parsePairingUri.js'
import { createWorld, metadata } from '../createWorld.js'

interface Proposal {
  readonly id: number
  readonly params: { readonly proposer: { readonly publicKey: string } }
}

/** A wallet that keeps to no rule: what it sends is made by hand. */
export async function createRogueWallet(relayUrl: string, uri: string) {
  const environment = createWorld()
  const [seed, subject] = [createSecret(), createSecret()]
  const { topic: pairingTopic, symKey: pairingKey } = parsePairingUri(uri) ?? { topic: '', symKey: '' }
  const keys = new Map([[pairingTopic, pairingKey]])
  const heard: { readonly topic: string; readonly payload: Readonly<Record<string, unknown>> }[] = []
  const relay = createRelay({
    environment,
    WebSocket: WebSocket as unknown as SocketConstructor, // its type is wider than what is used of it
    relayUrls: [relayUrl],
    getUrl: () => createRelayUrl({ relayUrl, projectId: 'shop', seed, subject, environment }),
    async onMessage(topic, message) {
      const { text } = openEnvelope(message, { symKey: keys.get(topic) ?? '' }) ?? { text: '{}' }
      heard.push({ topic, payload: JSON.parse(text) })
    },
    onNotice: () => undefined,
  })
  const own = createKeyPair()
  let id = Date.now() * 1000

  async function send(topic: string, tag: number, payload: object) {
    const message = sealEnvelope({
      text: JSON.stringify({ jsonrpc: '2.0', ...payload }),
      symKey: keys.get(topic) ?? '',
    })
    await relay.publish({ topic, message, ttl: 300, tag })
  }

  await relay.subscribe([pairingTopic])
  return {
    heard,
    pairingTopic,
    publicKey: own.publicKey,
    getProposal: () =>
      heard.find(({ payload }) => payload.method === 'wc_sessionPropose')?.payload as Proposal | undefined,
    /** Answers the proposal with a key, its own unless another is given. Returns the topic that follows from it. */
    async answer({ id: proposalId, params: { proposer } }: Proposal, pair = own) {
      const symKey = deriveSymKey(pair.privateKey, proposer.publicKey)
      const topic = hashKey(symKey)
      keys.set(topic, symKey)
      await relay.subscribe([topic])
      const result = { relay: { protocol: 'irn' }, responderPublicKey: pair.publicKey }
      await send(pairingTopic, 1101, { id: proposalId, result })
      return topic
    },
    /** Settles on any topic whose key it has. Returns the id, by which the page's verdict is known. */
    async settle(topic: string, namespaces: unknown, changes: object = {}) {
      id += 1
      const params = {
        relay: { protocol: 'irn' },
        namespaces,
        controller: { publicKey: own.publicKey, metadata: { ...metadata, name: 'Rogue' } },
        expiry: Math.floor(Date.now() / 1000) + 604_800,
        ...changes,
      }
      await send(topic, 1102, { id, method: 'wc_sessionSettle', params })
      return id
    },
    getVerdict: (settlement: number) => heard.find(({ payload }) => payload.id === settlement)?.payload,
    close: async () => relay.close(),
  }
}
