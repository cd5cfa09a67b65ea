import { WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { buildAuthObject, populateAuthPayload } from '@walletconnect/utils'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createForeignStorage, metadata } from '../createWorld.js'
import { createDesk } from './createDesk.js'
import { type ClientVersion, createSignClient } from './createReferencePage.js'
import type { TestWallet, TestWalletOptions } from './TestWallet.js'
import { goodbye, grant, proposal } from './terms.js'

export type Kit = Awaited<ReturnType<typeof createKit>>

export async function createKit(relayUrl: string) {
  const core = new Core({ projectId: 'shop', relayUrl, storage: createForeignStorage(), logger: 'silent' })
  // Its types were not made for exact optional properties.
  const shared = core as unknown as Parameters<typeof WalletKit.init>[0]['core']
  return WalletKit.init({ core: shared, metadata: { ...metadata, name: 'Kit Wallet' } })
}

export interface KitWallet extends TestWallet {
  readonly kit: Kit
}

/** The kit that wallets are built on. */
export async function createKitWallet(relayUrl: string, options?: TestWalletOptions): Promise<KitWallet> {
  const kit = await createKit(relayUrl)
  const { signClient } = kit.engine
  const shell = {
    core: kit.core,
    session: signClient.session,
    ping: signClient.ping,
    on: kit.on.bind(kit),
    pair: kit.pair,
    approve: kit.approveSession,
    respond: kit.respondSessionRequest,
    update: kit.updateSession,
    extend: kit.extendSession,
    emit: kit.emitSessionEvent,
    disconnect: kit.disconnectSession,
    formatAuthMessage: kit.formatAuthMessage,
    approveSessionAuthenticate: kit.approveSessionAuthenticate,
  }
  // The kit says the same in other words, with the types of another version.
  return { kit, ...createWallet(shell as unknown as WalletSide, options) }
}

/** The sign client by itself in the part of the wallet. */
export async function createReferenceWallet(
  relayUrl: string,
  version: ClientVersion,
  options?: TestWalletOptions,
): Promise<TestWallet> {
  return createWallet(await createSignClient(version, relayUrl, 'Reference Wallet'), options)
}

type WalletSide = Pick<
  Awaited<ReturnType<typeof createSignClient>>,
  | 'core'
  | 'session'
  | 'ping'
  | 'on'
  | 'pair'
  | 'approve'
  | 'respond'
  | 'update'
  | 'extend'
  | 'emit'
  | 'disconnect'
  | 'formatAuthMessage'
  | 'approveSessionAuthenticate'
>

function createWallet(
  client: WalletSide,
  { signsIn = false, isBare = false }: TestWalletOptions = {},
): TestWallet {
  const account = privateKeyToAccount(generatePrivateKey())
  const { address } = account
  const desk = createDesk(account)
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined)

  client.on('session_proposal', ({ id }) => {
    if (!signsIn && !isBare) quietly(client.approve({ id, namespaces: grant([address]) }))
  })
  client.on('session_request', ({ id, topic, params }) => {
    if (isBare) return
    desk.take(params.request.params, result =>
      quietly(client.respond({ topic, response: { id, jsonrpc: '2.0', result } })),
    )
  })
  if (signsIn)
    client.on('session_authenticate', ({ id, params: { authPayload: asked } }) => {
      const able = { chains: [...proposal.chains], methods: [...proposal.methods] }
      const authPayload = populateAuthPayload({ authPayload: asked, ...able })
      const auths = authPayload.chains.map(async chain => {
        const iss = `did:pkh:${chain}:${address}`
        const message = client.formatAuthMessage({ request: authPayload, iss })
        return buildAuthObject(authPayload, { t: 'eip191', s: await account.signMessage({ message }) }, iss)
      })
      quietly(Promise.all(auths).then(items => client.approveSessionAuthenticate({ id, auths: items })))
    })

  return {
    address,
    asked: desk.asked,
    hold: desk.hold,
    pair: async uri => void (await client.pair({ uri })),
    emit: (topic, name, data) => client.emit({ topic, event: { name, data }, chainId: 'eip155:1' }),
    async update(topic, addresses) {
      await (await client.update({ topic, namespaces: grant(addresses) })).acknowledged()
    },
    async extend(topic) {
      await (await client.extend({ topic })).acknowledged()
    },
    ping: topic => client.ping({ topic }),
    disconnect: topic => client.disconnect({ topic, reason: goodbye }),
    getTopics: () => [...client.session.keys],
    getExpiry: topic => client.session.getAll().find(session => session.topic === topic)?.expiry ?? 0,
    wake: () => void client.core.relayer.restartTransport().catch(() => undefined),
    // It may take for ever.
    close: async () => void client.core.relayer.transportClose().catch(() => undefined),
  }
}
