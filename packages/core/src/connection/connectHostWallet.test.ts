import { expect, it, vi } from 'vitest'
import { address, createConnector, createFakeAdapter } from '../../test/createFakeAdapter.js'
import { settle } from '../../test/createFakeEnvironment.js'
import { createFakeSource } from '../../test/createFakeSource.js'
import { createTestPortico } from '../../test/createTestPortico.js'
import { startPortico } from '../runtime/startPortico.js'
import { selectAccount } from '../store/selectors.js'
import { connect } from './connect.js'

function setUp(ids: readonly string[]) {
  const source = createFakeSource({ id: 'hosts', namespaces: [] })
  const adapter = createFakeAdapter({ connectors: ids.map(id => createConnector(id)) })
  const world = createTestPortico({ adapter, sources: [source.factory] })
  startPortico(world.portico)
  const find = async (event: { readonly provider?: unknown; readonly rdns?: string }) => {
    source.context.emit({ type: 'hostFound', ...event })
    await vi.dynamicImportSettled()
    await settle()
  }
  const getAccount = () => selectAccount(world.portico.store.get())
  return { ...world, find, getAccount }
}

it('connects the wallet of the host among several, by its provider', async () => {
  const { portico, find, getAccount } = setUp(['io.one', 'io.two'])
  const provider = { request: async () => null }
  portico.store.set(state => ({
    ...state,
    connectors: state.connectors.map(each => (each.id === 'io.two' ? { ...each, provider } : each)),
  }))
  await find({ provider })
  await expect.poll(getAccount).toMatchObject({ status: 'connected', connectorId: 'io.two', address })
})

it('connects the wallet of the host by its rdns once it is announced', async () => {
  const { adapter, find, getAccount } = setUp([])
  await find({ rdns: 'global.safe' })
  expect(getAccount()).toMatchObject({ status: 'disconnected' })
  const connector = { ...createConnector('global.safe'), info: { rdns: 'global.safe' } }
  adapter.context.emit({ type: 'connectors', connectors: [connector] })
  await expect.poll(getAccount).toMatchObject({ status: 'connected', connectorId: 'global.safe' })
})

it("connects the only wallet of the page, as in a wallet's own browser", async () => {
  const { find, getAccount } = setUp(['io.one'])
  await find({})
  await expect.poll(getAccount).toMatchObject({ status: 'connected', connectorId: 'io.one' })
})

it('connects none of several wallets of the page: the visitor chooses', async () => {
  const { adapter, find, getAccount } = setUp(['io.one', 'io.two'])
  await find({})
  expect(getAccount()).toMatchObject({ status: 'disconnected' })
  expect(adapter.calls).toEqual(['start'])
})

it('leaves the wallet that is connected', async () => {
  const { portico, adapter, find, getAccount } = setUp(['io.one', 'io.two'])
  await connect(portico, { connectorId: 'io.two' })
  await find({ rdns: 'io.one' })
  expect(getAccount()).toMatchObject({ connectorId: 'io.two' })
  expect(adapter.calls).not.toContain('connect:io.one')
})

it('stays disconnected when the visitor declines', async () => {
  const { adapter, find, getAccount } = setUp(['io.one'])
  adapter.answer('connect', () => Promise.reject(new Error('declined')))
  await find({})
  await expect.poll(() => adapter.calls).toContain('connect:io.one')
  await expect.poll(getAccount).toMatchObject({ status: 'disconnected' })
})
