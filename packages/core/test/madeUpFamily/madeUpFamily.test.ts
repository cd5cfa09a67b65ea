import { expect, it, vi } from 'vitest'
import { connect } from '../../src/actions/connect.js'
import { disconnect } from '../../src/actions/disconnect.js'
import { fetchBalance } from '../../src/actions/fetchBalance.js'
import { start } from '../../src/actions/start.js'
import { switchNetwork } from '../../src/actions/switchNetwork.js'
import { families } from '../../src/families/families.js'
import { getExplorerPath } from '../../src/networks/getExplorerPath.js'
import { selectAccount, selectConnectedAccount } from '../../src/store/selectors.js'
import type { AdapterFactory } from '../../src/types/Adapter.js'
import type { ChainNamespace } from '../../src/types/ChainNamespace.js'
import type { Network } from '../../src/types/Network.js'
import type { Portico } from '../../src/types/Portico.js'
import { createTestPortico } from '../createTestPortico.js'

/** What the fixture exports. Its types are checked in `madeUpTypes.test.ts`. */
interface Fixture {
  readonly createNimbusAdapter: () => AdapterFactory
  readonly askNimbus: (portico: Portico) => Promise<readonly string[]>
  readonly high: Network
  readonly low: Network
}

// By a name that the compiler does not follow: to it the family does not exist without the entry.
const load = vi.hoisted(() => async (name: string) => import(`./nimbus/${name}.ts`))
const namespace = 'nimbus' as ChainNamespace

vi.mock('../../src/families/families.js', async importOriginal => {
  const original = await importOriginal<typeof import('../../src/families/families.js')>()
  const { nimbus } = await load('nimbus')
  return { ...original, families: { ...original.families, nimbus } }
})

it('a made-up family needs its package, one entry of the table and networks [C-11]', async () => {
  const parts = await Promise.all(['createNimbusAdapter', 'askNimbus', 'nimbusNetworks'].map(load))
  const { createNimbusAdapter, askNimbus, high, low } = Object.assign({}, ...parts) as Fixture
  const { portico } = createTestPortico({ networks: [high, low], adapters: [createNimbusAdapter()] })
  start(portico)
  const account = await connect(portico, { connectorId: 'cumulus', namespace })
  expect(account).toMatchObject({ status: 'connected', namespace, caipAddress: 'nimbus:high:nim-high' })
  expect(await askNimbus(portico)).toEqual([
    'nim-high says hello',
    'drop-7',
    'nim-high signed cirrus',
    'PorticoError: The adapter for nimbus does not offer signPsbt.',
  ])
  expect(await fetchBalance(portico, { namespace })).toMatchObject({ amount: '0.12', symbol: 'DRP' })
  await switchNetwork(portico, low)
  expect(selectConnectedAccount(portico.store.get(), namespace)).toMatchObject({
    address: 'nim-low',
    accounts: [{ address: 'nim-low' }],
    caipAddress: 'nimbus:low:nim-low',
  })
  expect(getExplorerPath(low, 'address')).toBe('cloud')
  await disconnect(portico, { namespace })
  expect(selectAccount(portico.store.get(), namespace).status).toBe('disconnected')
})

it('a family without balances is not asked for one [W-32]', async () => {
  const { createNimbusAdapter } = await load('createNimbusAdapter')
  const { high } = await load('nimbusNetworks')
  const asked = vi.fn()
  const factory: AdapterFactory = createNimbusAdapter()
  const create: AdapterFactory['create'] = context => ({ ...factory.create(context), getBalance: asked })
  const { portico } = createTestPortico({ networks: [high], adapters: [{ ...factory, create }] })
  start(portico)
  await connect(portico, { connectorId: 'cumulus', namespace })
  const table: Record<string, { readonly abilities: readonly string[] }> = families
  table[namespace] = { ...families[namespace], abilities: [] }
  await expect(fetchBalance(portico, { namespace })).rejects.toMatchObject({ code: 'unsupported_operation' })
  expect(asked).not.toHaveBeenCalled()
})
