import type { AccountParameters, Adapter } from '@portico/core'
import { createAdapterContext, createPage, describeAdapter, familyTraits } from '@portico/testing/conformance'
import type { Cosmos } from '@portico/testing/cosmos'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCosmosNetwork, createCosmosWorld, formatHolder } from '../test/createCosmosWorld.js'
import { transfer, useCosmosChains } from '../test/useCosmosChains.js'
import { cosmos } from './cosmos.js'

describe('the cosmos adapter', () => {
  const { getChains, conformance, hasTransaction } = useCosmosChains()
  let chain: Cosmos
  let second: Cosmos
  beforeAll(() => {
    ;[chain, second] = getChains()
  })

  describeAdapter({
    ...conformance,
    traits: familyTraits.cosmos,
    createWorld() {
      const { page, control } = createCosmosWorld(chain)
      return { page, wallet: { connectorId: 'app.keplr', name: 'Keplr', control } }
    },
  })

  let world: ReturnType<typeof createCosmosWorld>
  let adapter: Adapter<'cosmos'>
  let account: AccountParameters

  async function connect(options: Parameters<typeof createCosmosWorld>[1] = {}) {
    world = createCosmosWorld(chain, options)
    const network = createCosmosNetwork(chain)
    const test = createAdapterContext({ page: world.page, networks: [network] })
    adapter = cosmos().create(test.context)
    adapter.start()
    const [connector] = test.connectors()
    if (!connector) throw new Error('The wallet was not discovered.')
    const { accounts } = await adapter.connect({ connector, network })
    account = { connector, network, address: accounts[0]?.address ?? '' }
    return test
  }
  beforeEach(async () => void (await connect()))

  it.each([
    ['keplr', 'app.keplr', 'Keplr'],
    ['leap', 'io.leapwallet', 'Leap'],
    ['cosmostation', 'io.cosmostation', 'Cosmostation'],
  ] as const)('finds a wallet in the form of %s [C-10]', async (form, id, name) => {
    const test = await connect({ form })
    expect(test.connectors()).toMatchObject([{ id, name, chain: 'cosmos' }])
  })

  it('lists a wallet that also stands under the name of Keplr once, and one that comes late [C-10]', () => {
    const provider = world.provider
    const page = createPage()
    const test = createAdapterContext({ page, networks: [account.network] })
    cosmos().create(test.context).start()
    Object.assign(page, { keplr: provider, leap: provider })
    page.dispatchEvent(new Event('load'))
    expect(test.connectors()).toHaveLength(1)
  })

  it('has another address on another network, and suggests one that the wallet does not know [C-10]', async () => {
    const network = createCosmosNetwork(second, 'osmo')
    const granted = await adapter.switchNetwork({ connector: account.connector, network })
    expect(granted).toMatchObject({ accounts: [{ address: formatHolder('osmo') }], chainId: 'osmosis-1' })
    expect(world.control.requests().map(({ method }) => method)).toContain('experimentalSuggestChain')
  })

  it('tells the new account when the person changes it', async () => {
    const test = await connect()
    world.control.switchAccount(1)
    await expect
      .poll(() => test.news())
      .toMatchObject([{ type: 'accountsChanged', accounts: [{ address: world.control.address() }] }])
  })

  it('reads the wallet a few times at most when a script of the page floods it with changes', async () => {
    const test = await connect()
    const countReadings = () => world.control.requests().filter(({ method }) => method === 'getKey').length
    const before = countReadings()
    world.control.switchAccount(1)
    for (let count = 0; count < 10_000; count++) world.page.dispatchEvent(new Event('keplr_keystorechange'))
    await expect.poll(() => test.news()).toMatchObject([{ type: 'accountsChanged' }])
    expect(countReadings() - before).toBeLessThanOrEqual(2)
  })

  it('signs with amino where the key is in a device that knows nothing else, and the chain takes it [C-10]', async () => {
    const { provider } = world
    const getKey = provider.getKey
    provider.getKey = async chainId => ({ ...(await getKey(chainId)), isNanoLedger: true })
    const id = await adapter.sendTransaction({ ...account, transaction: { ...transfer, memo: 'Hi' } })
    expect(world.control.requests().at(-1)?.method).toBe('signAmino')
    await expect.poll(() => hasTransaction(id)).toBe(true)
  })

  it('waits for the block where asked to, and tells why a chain refuses [C-10]', async () => {
    const broke = { ...transfer, amount: [{ denom: 'uatom', amount: '999999999999999' }] }
    await expect(adapter.sendTransaction({ ...account, transaction: broke })).rejects.toMatchObject({
      code: 'transaction_rejected',
    })
  })

  it('refuses an address of another network before the wallet sees it [R-20]', async () => {
    const transaction = { ...transfer, recipient: formatHolder('osmo') }
    await expect(adapter.sendTransaction({ ...account, transaction })).rejects.toMatchObject({
      code: 'invalid_params',
    })
  })

  it('never takes another document than the one it gave away for signed', async () => {
    world.control.answerWrongly({ signed: 'changed' })
    await expect(adapter.sendTransaction({ ...account, transaction: transfer })).rejects.toMatchObject({
      code: 'transaction_altered',
    })
  })

  it.each(['null', 'badAddress', 'otherPrefix'] as const)(
    'does not connect to a key that is %s',
    async key => {
      world.control.answerWrongly({ key })
      const { connector, network } = account
      await expect(adapter.connect({ connector, network })).rejects.toMatchObject({
        code: 'malformed_accounts',
      })
    },
  )

  it.each(['short', 'empty'] as const)('refuses a signature that is %s', async signature => {
    world.control.answerWrongly({ signature })
    await expect(adapter.signMessage({ ...account, message: 'Hello' })).rejects.toMatchObject({
      code: 'malformed_signature',
    })
  })
})
