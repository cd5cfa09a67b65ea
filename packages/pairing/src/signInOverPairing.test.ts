import {
  connect,
  createPortico,
  getPairing,
  type NetworkInput,
  type Portico,
  startPortico,
} from '@portico/core'
import { mainnet, optimism } from '@portico/core/networks'
import type { SiwxPlugin } from '@portico/protocol'
import { localSiwx } from '@portico/siwx'
import { expect, it, vi } from 'vitest'
import { settle } from '../test/createTestEnvironment.js'
import { createTestPair, grantOf, proposal, type TestPairOptions } from '../test/createTestPair.js'
import { account } from '../test/signInTerms.js'
import { testFamilies } from '../test/testFamilies.js'
import { formatAuthMessage } from './authenticate/formatAuthMessage.js'
import { formatRecap } from './authenticate/recap.js'
import { pairing } from './pairing.js'
import type { WalletAuthentication } from './wallet/WalletClient.js'

interface SetUp {
  readonly networks?: readonly [NetworkInput, ...NetworkInput[]]
  readonly signs?: boolean
  readonly change?: (plugin: SiwxPlugin) => SiwxPlugin
}

/** A site that signs people in, and a wallet on another device, over a relay. */
async function setUp({
  networks = [mainnet, optimism],
  signs = true,
  change = plugin => plugin,
}: SetUp = {}) {
  const asked: WalletAuthentication[] = []
  const wallet: TestPairOptions['wallet'] = signs ? { onAuthentication: item => void asked.push(item) } : {}
  const pair = createTestPair({ wallet })
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const plugin = localSiwx({
    domain: 'dapp.example',
    uri: 'https://dapp.example/login',
    statement: 'Welcome.',
    storage,
    now: () => pair.clock.now,
  })
  const siwx = change(plugin)
  vi.spyOn(siwx, 'createMessage')
  const portico = createPortico({
    projectId: 'project',
    networks,
    families: Object.values(testFamilies),
    sources: [pairing({ relayUrl: 'wss://relay.example', WebSocket: pair.relay.WebSocket })],
    siwx,
    environment: pair.environment,
  })
  const statuses = new Set<string>()
  portico.store.subscribe(() => statuses.add(portico.store.get().signIn.status))
  startPortico(portico)
  await vi.dynamicImportSettled()
  const connecting = connect(portico, { connectorId: 'walletConnect' })
  connecting.catch(() => undefined)
  await pair.wallet.pair(await waitForCode(portico))
  await settle()
  return { ...pair, portico, siwx, asked, statuses, connecting }
}

async function waitForCode(portico: Portico): Promise<string> {
  await expect.poll(() => getPairing(portico).status).toBe('ready')
  const offer = getPairing(portico)
  return offer.status === 'ready' ? offer.uri : ''
}

/** The wallet signs for each chain, with this key. */
async function sign(
  { payload, id }: WalletAuthentication,
  wallet: Awaited<ReturnType<typeof setUp>>['wallet'],
) {
  const { type: _, chains, resources = [], ...terms } = payload
  const recap = formatRecap({ methods: proposal.methods, chains })
  const cacaos = await Promise.all(
    chains.map(async chain => {
      const kept = [...resources.slice(0, -1), recap]
      const p = { ...terms, resources: kept, iss: `did:pkh:${chain}:${account.address}` }
      const s = await account.signMessage({ message: formatAuthMessage(p) })
      return { h: { t: 'caip122' }, p, s: { t: 'eip191', s } }
    }),
  )
  await wallet.approveAuthentication(id, cacaos, grantOf(chains.map(chain => `${chain}:${account.address}`)))
}

it('a wallet on another device connects and signs in with one tap, and nobody is asked again [R-13] [T-06]', async () => {
  const { portico, siwx, asked, wallet, statuses, connecting } = await setUp()
  const [request] = asked
  if (!request) throw new Error('Nothing to sign came.')
  expect(request.payload).toMatchObject({ domain: 'dapp.example', statement: 'Welcome.' })
  expect(request.payload.chains).toEqual(['eip155:1', 'eip155:10'])
  await sign(request, wallet)
  await expect(connecting).resolves.toMatchObject({ address: account.address })
  expect(portico.store.get().signIn).toMatchObject({
    status: 'signedIn',
    session: { data: { chainId: 'eip155:1', nonce: request.payload.nonce } },
  })
  await expect(siwx.getSessions('eip155:10', account.address)).resolves.toHaveLength(1)
  expect(statuses).not.toContain('asking')
  expect(siwx.createMessage).toHaveBeenCalledTimes(1)
})

it('has the network in use signed first', async () => {
  const { asked } = await setUp({ networks: [optimism, mainnet] })
  expect(asked[0]?.payload.chains).toEqual(['eip155:10', 'eip155:1'])
})

it('a wallet that cannot sign in while it connects is connected, and its visitor asked then [R-13] [T-06]', async () => {
  const { portico, proposals, wallet, connecting } = await setUp({ signs: false })
  const accounts = proposal.chains.map(chain => `${chain}:${account.address}`)
  await wallet.approve(proposals[0]?.id ?? 0, { namespaces: grantOf(accounts) })
  await expect(connecting).resolves.toMatchObject({ address: account.address })
  await expect.poll(() => portico.store.get().signIn.status).toBe('asking')
})

it('a visitor is asked after all where what the wallet signed is refused [R-13] [T-07]', async () => {
  const refuse = async () => {
    throw new Error('The server says no.')
  }
  const { portico, asked, wallet, connecting } = await setUp({
    change: plugin => ({ ...plugin, addSession: refuse, setSessions: refuse }),
  })
  const [request] = asked
  if (!request) throw new Error('Nothing to sign came.')
  await sign(request, wallet)
  await expect(connecting).resolves.toMatchObject({ address: account.address })
  await expect.poll(() => portico.store.get().signIn.status).toBe('asking')
})

it('a code comes without a sign-in where none can be written [R-13]', async () => {
  const refuse = async () => {
    throw new Error('No nonce.')
  }
  const { asked, proposals } = await setUp({ change: plugin => ({ ...plugin, createMessage: refuse }) })
  expect([asked.length, proposals.length]).toEqual([0, 1])
})
