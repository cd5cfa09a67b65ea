import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect } from 'vitest'
import WebSocket from 'ws'
import { formatAuthMessage } from '../../../src/authenticate/formatAuthMessage.js'
import { formatRecap } from '../../../src/authenticate/recap.js'
import type { SocketConstructor } from '../../../src/relay/Socket.js'
import { createWalletClient } from '../../../src/wallet/createWalletClient.js'
import type { WalletAuthentication, WalletOptions } from '../../../src/wallet/WalletClient.js'
import { createWorld, metadata } from '../createWorld.js'
import { until } from '../steps.js'
import { createDesk } from './createDesk.js'
import { createLedger } from './createLedger.js'
import type { TestWallet, TestWalletOptions } from './TestWallet.js'
import { grant, proposal } from './terms.js'

export interface OurWallet extends TestWallet {
  readonly client: ReturnType<typeof createWalletClient>
}

export async function createOurWallet(
  relayUrl: string | readonly string[],
  { signsIn = false, ...more }: TestWalletOptions & Partial<WalletOptions> = {},
): Promise<OurWallet> {
  const ledger = createLedger()
  const account = privateKeyToAccount(generatePrivateKey())
  const { address } = account
  const desk = createDesk(account)
  // What fails shows at the other side, which is told nothing.
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined)

  async function signIn({ id, payload: { type: _, chains, ...payload } }: WalletAuthentication) {
    const recap = formatRecap({ methods: [...proposal.methods], chains })
    const resources = [...(payload.resources ?? []).slice(0, -1), recap]
    const cacaos = chains.map(async chain => {
      const p = { ...payload, resources, iss: `did:pkh:${chain}:${address}` }
      const s = await account.signMessage({ message: formatAuthMessage(p) })
      return { h: { t: 'caip122' }, p, s: { t: 'eip191', s } }
    })
    await client.approveAuthentication(id, await Promise.all(cacaos), grant([address]))
  }

  const client = ledger.follow(
    createWalletClient({
      environment: createWorld(),
      projectId: 'shop',
      metadata: { ...metadata, name: 'Our Wallet' },
      relayUrl,
      WebSocket: WebSocket as unknown as SocketConstructor, // its type is wider than what is used of it
      onProposal({ id }) {
        if (!signsIn) quietly(client.approve(id, { namespaces: grant([address]) }))
      },
      ...(signsIn && { onAuthentication: (item: WalletAuthentication) => quietly(signIn(item)) }),
      onRequest: ({ id, topic, params }) =>
        desk.take(params, result => quietly(client.respond({ id, topic }, { result }))),
      ...more,
    }),
  )

  return {
    client,
    address,
    asked: desk.asked,
    hold: desk.hold,
    pair: uri => client.pair(uri),
    emit: (topic, name, data) => client.emitEvent(topic, { name, data }, 'eip155:1'),
    update: (topic, addresses) => client.update(topic, grant(addresses)),
    extend: topic => client.extend(topic),
    ping: topic => client.ping(topic),
    disconnect: topic => client.disconnect(topic),
    getTopics: () => client.getSessions().map(({ topic }) => topic),
    getExpiry: topic => client.getSessions().find(session => session.topic === topic)?.expiry ?? 0,
    async close() {
      await until(() => expect(ledger.open, 'promises of our wallet').toEqual([]))
      client.stop()
    },
  }
}
