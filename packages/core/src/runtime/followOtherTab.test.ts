import { describe, expect, it, vi } from 'vitest'
import { address, createConnector } from '../../test/createFakeAdapter.js'
import { settle } from '../../test/createFakeEnvironment.js'
import { createFakePairing } from '../../test/createFakePairing.js'
import { createTestPortico } from '../../test/createTestPortico.js'
import { session } from '../../test/remoteSession.js'
import { connect } from '../connection/connect.js'
import { selectAccount } from '../store/selectors.js'
import { startPortico } from './startPortico.js'

/** Two tabs: what the first one stores, the second one hears of. */
async function openTabs() {
  const first = createTestPortico({ pairing: createFakePairing().factory })
  startPortico(first.portico)
  const pairing = createFakePairing()
  const second = createTestPortico({ pairing: pairing.factory })
  startPortico(second.portico)
  pairing.stored = [session]
  const store = (...ids: readonly string[]) => {
    const connections = ids.map(connectorId => ({ connectorId, accounts: [{ address }] }))
    first.portico.storage.set('connections', { eip155: connections })
    const [key = '', newValue] = [...first.fake.stored].find(([name]) => name.endsWith('/connections')) ?? []
    second.fake.stored.set(key, newValue ?? '')
    second.fake.page?.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
    return vi.dynamicImportSettled()
  }
  return { ...second, first, pairing, store }
}

describe('another tab of the site', () => {
  it('that connects a remote wallet connects this one, which has loaded nothing for it yet [C-02]', async () => {
    const { portico, store } = await openTabs()
    await store('walletConnect')
    await expect
      .poll(() => selectAccount(portico.store.get()))
      .toMatchObject({
        status: 'connected',
        address,
        wallet: { name: 'Phone Wallet' },
      })
  })

  it('that connects an extension connects this one without a prompt', async () => {
    const { portico, adapter, store } = await openTabs()
    await store('io.fake')
    await expect
      .poll(() => selectAccount(portico.store.get()))
      .toMatchObject({ status: 'connected', address, connectorId: 'io.fake' })
    expect(adapter.calls).toContain('reconnect:io.fake')
    expect(adapter.calls).not.toContain('connect:io.fake')
  })

  it('that connects an extension which grants nothing here changes nothing, there or here', async () => {
    const { portico, first, adapter, store } = await openTabs()
    adapter.answer('reconnect', async () => undefined)
    await store('io.fake')
    await expect.poll(() => adapter.calls).toContain('reconnect:io.fake')
    await vi.dynamicImportSettled()
    expect(selectAccount(portico.store.get()).status).toBe('disconnected')
    expect(first.portico.storage.get('connections')?.eip155).toHaveLength(1)
  })

  it('that connects a wallet where this one has its own changes nothing', async () => {
    const { portico, store } = await openTabs()
    await connect(portico, { connectorId: 'io.fake' })
    await store('io.fake', 'walletConnect')
    expect(selectAccount(portico.store.get())).toMatchObject({ connectorId: 'io.fake' })
  })

  it('that connects another extension asks none where this one has its own', async () => {
    const { portico, adapter, store } = await openTabs()
    const connectors = ['io.fake', 'io.other'].map(id => createConnector(id))
    adapter.context.emit({ type: 'connectors', connectors })
    await connect(portico, { connectorId: 'io.fake' })
    await store('io.other', 'io.fake')
    await settle()
    expect(selectAccount(portico.store.get())).toMatchObject({ connectorId: 'io.fake' })
    expect(adapter.calls).not.toContain('reconnect:io.other')
  })
})
