import { describe, expect, it } from 'vitest'
import { createFakeEnvironment, json } from '../../core/test/createFakeEnvironment.js'
import { bitcoin as bitcoinAdapter } from '../src/exports/bitcoin.js'
import { cosmos as cosmosAdapter } from '../src/exports/cosmos.js'
import { evm } from '../src/exports/evm.js'
import {
  type CaipAddress,
  type ChainNamespace,
  connect,
  createPortico,
  disconnect,
  requestWallet,
  sendTransaction,
  signMessage,
  startPortico,
  switchNetwork,
  watchOnly,
} from '../src/exports/index.js'
import { base, bitcoin, cosmosHub, mainnet, polkadot, solana } from '../src/exports/networks.js'
import { polkadot as polkadotAdapter } from '../src/exports/polkadot.js'
import { solana as solanaAdapter } from '../src/exports/solana.js'

const addresses = {
  eip155: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  solana: 'vines1vzrYbzLMRdu58ou5XTby4qAqVRLmqo36NKPTg',
  bip122: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  polkadot: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  cosmos: 'cosmos1hsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd02',
} as const satisfies Partial<Record<ChainNamespace, string>>

const networks = [mainnet, solana, bitcoin, polkadot, cosmosHub]
const accounts = networks.map(
  ({ caipNetworkId, chainNamespace }) =>
    `${caipNetworkId}:${addresses[chainNamespace as keyof typeof addresses]}` as CaipAddress, // of these networks
)

const families = Object.keys(addresses) as (keyof typeof addresses)[]

function createVisit(
  options: Partial<Parameters<typeof watchOnly>[0]> = {},
  environment = createFakeEnvironment(),
) {
  const portico = createPortico({
    projectId: 'shop',
    environment,
    networks: [mainnet, base, ...networks.slice(1)],
    adapters: [evm(), solanaAdapter(), bitcoinAdapter(), polkadotAdapter(), cosmosAdapter()],
    sources: [watchOnly({ accounts, ...options })],
  })
  const getAddress = (namespace: ChainNamespace) => {
    const account = portico.store.get().accounts[namespace]
    return account?.status === 'connected' ? account.address : undefined
  }
  return { portico, environment, getAddress }
}

async function createShownVisit() {
  const visit = createVisit()
  startPortico(visit.portico)
  await expect.poll(() => visit.getAddress('eip155')).toBe(addresses.eip155)
  return visit
}

describe('accounts that are only watched', () => {
  it.each(families)('are shown of %s as soon as the page starts', async namespace => {
    const { getAddress } = await createShownVisit()
    expect(getAddress(namespace)).toBe(addresses[namespace])
  })

  it.each(families)('sign no message of %s', async namespace => {
    const { portico } = await createShownVisit()
    await expect(signMessage(portico, { namespace, message: 'Hello' })).rejects.toMatchObject({
      code: 'watch_only',
    })
  })

  it('send nothing', async () => {
    const { portico } = await createShownVisit()
    const refusal = { code: 'watch_only' }
    const to = addresses.eip155
    await expect(sendTransaction(portico, { namespace: 'eip155', to, value: 1n })).rejects.toMatchObject(
      refusal,
    )
    const transfer = { recipient: addresses.bip122, amount: 1000n }
    await expect(
      requestWallet(portico, { namespace: 'bip122', method: 'sendTransfer', ...transfer }),
    ).rejects.toMatchObject(refusal)
  })

  it('go to another network of the page without a question', async () => {
    const { portico, environment, getAddress } = await createShownVisit()
    environment.answer(({ body }) => json({ jsonrpc: '2.0', id: (body as { id: number }).id, result: '0x0' }))
    await switchNetwork(portico, base)
    expect(portico.store.get().networks.active.eip155?.caipNetworkId).toBe(base.caipNetworkId)
    expect(getAddress('eip155')).toBe(addresses.eip155)
  })

  it('tell libraries the accounts, and refuse by the numbers of EIP-1193', async () => {
    const { portico } = await createShownVisit()
    const provider = portico.sources.get('watchOnly')?.getProvider('eip155') as {
      request(call: { method: string; params?: unknown }): Promise<unknown>
    }
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([addresses.eip155])
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
    for (const method of ['personal_sign', 'eth_sendTransaction', 'eth_signTypedData_v4', 'wallet_sendCalls'])
      await expect(provider.request({ method, params: [] })).rejects.toMatchObject({ code: 4100 })
  })

  it('give way to a visitor who leaves them, and come back when the code connects them', async () => {
    const { portico, getAddress } = await createShownVisit()
    await disconnect(portico)
    expect(families.map(getAddress)).toEqual(families.map(() => undefined))
    await connect(portico, { connectorId: 'watchOnly' })
    expect(getAddress('eip155')).toBe(addresses.eip155)
  })

  it('wait for the code where the owner wants that', async () => {
    const { portico, getAddress } = createVisit({ connectAtStart: false })
    startPortico(portico)
    await portico.runtime.ready()
    expect(getAddress('eip155')).toBeUndefined()
    await connect(portico, { connectorId: 'watchOnly' })
    expect(getAddress('solana')).toBe(addresses.solana)
  })

  it('are refused where one is no address of its family', () => {
    expect(() => createVisit({ accounts: ['eip155:1:0x12'] })).toThrow(/eip155:1:0x12/)
  })
})
