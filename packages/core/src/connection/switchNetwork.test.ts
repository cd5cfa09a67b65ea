import { chainNotSupported, PorticoError } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { createTestPortico, one, ten } from '../../test/createTestPortico.js'
import { pushView } from '../dialog/navigate.js'
import { openModal } from '../dialog/openModal.js'
import { startPortico } from '../runtime/startPortico.js'
import { modalHostKey } from '../store/modalHost.js'
import { selectAccountView, selectNetwork } from '../store/selectors.js'
import { selectRoute } from '../store/slices/router.js'
import { successShown } from '../utils/timing.js'
import { addNetwork } from './addNetwork.js'
import { connect } from './connect.js'
import { frame } from './paceEvents.js'
import { removeNetwork } from './removeNetwork.js'
import { switchNetwork } from './switchNetwork.js'

const fifty = { ...ten, id: 50, name: 'Fifty' }

async function connected() {
  const world = createTestPortico()
  startPortico(world.portico)
  await connect(world.portico, { connectorId: 'io.fake' })
  return world
}

describe('switching the network', () => {
  it('asks the connected wallet, then moves account and network together [C-11]', async () => {
    const { portico, adapter } = await connected()
    await switchNetwork(portico, 'eip155:10')
    expect(adapter.calls).toContain('switchNetwork:10')
    expect(selectAccountView(portico.store.get())).toMatchObject({ chainId: 10, caipNetworkId: 'eip155:10' })
    expect(portico.storage.get('activeNetworks')).toEqual({ eip155: 'eip155:10' })
    expect(portico.store.get().events.data).toEqual({
      event: 'SWITCH_NETWORK',
      properties: { network: 'eip155:10' },
    })
  })

  it('needs no wallet while nobody is connected', async () => {
    const { portico, adapter } = createTestPortico()
    startPortico(portico)
    await switchNetwork(portico, ten)
    expect(selectNetwork(portico.store.get())).toMatchObject({ id: 10 })
    expect(adapter.calls).not.toContain('switchNetwork:10')
  })

  it('stays where it is when the wallet refuses [R-15]', async () => {
    const { portico, adapter } = await connected()
    adapter.answer('switchNetwork', () => Promise.reject(new PorticoError(chainNotSupported)))
    await expect(switchNetwork(portico, ten)).rejects.toThrow('Chain is not supported')
    expect(selectNetwork(portico.store.get())).toMatchObject({ id: 1 })
  })

  it('refuses a network that is not configured, with an alert [R-08]', async () => {
    const { portico } = await connected()
    await expect(switchNetwork(portico, fifty)).rejects.toMatchObject({ code: 'network_not_found' })
    expect(portico.store.get().alerts.items).toMatchObject([{ title: 'Network Not Found' }])
  })

  it('goes back to the account when a network was chosen from there', async () => {
    const { portico } = await connected()
    openModal(portico)
    pushView(portico, 'Networks')
    pushView(portico, { name: 'SwitchNetwork', network: 'eip155:10' })
    await switchNetwork(portico, ten)
    expect(selectRoute(portico.store.get().router)).toEqual({ name: 'Account' })
  })

  it('closes a modal that was opened only to choose a network', async () => {
    const { portico } = await connected()
    openModal(portico, { view: 'Networks' })
    pushView(portico, { name: 'SwitchNetwork', network: 'eip155:10' })
    await switchNetwork(portico, ten)
    expect(portico.store.get().modal.open).toBe(false)
  })

  it('stays for the moment in which a card that is drawn says so, unless the visitor has gone on', async () => {
    const { portico, fake } = await connected()
    portico.memory.set(modalHostKey, { mounted: true })
    openModal(portico, { view: 'Networks' })
    await switchNetwork(portico, ten)
    await fake.advance(successShown - 1)
    expect(selectRoute(portico.store.get().router)).toEqual({ name: 'Networks' })
    await fake.advance(1)
    expect(portico.store.get().modal.open).toBe(false)
    openModal(portico, { view: 'Networks' })
    await switchNetwork(portico, one)
    pushView(portico, 'WhatIsANetwork')
    await fake.advance(successShown)
    expect(selectRoute(portico.store.get().router)).toEqual({ name: 'WhatIsANetwork' })
    expect(successShown).toBeGreaterThanOrEqual(700)
    expect(successShown).toBeLessThanOrEqual(900)
  })

  it('follows the wallet, opens nothing unasked, and leaves the view of an unsupported network [T-10]', async () => {
    const { portico, adapter, fake } = await connected()
    adapter.context.emit({ type: 'chainChanged', connectorId: 'io.fake', chainId: 777 })
    expect(portico.store.get().modal.open).toBe(false)
    openModal(portico, { view: 'UnsupportedChain' })
    expect(selectNetwork(portico.store.get())?.name).toBe('Unknown Network')
    await fake.advance(frame)
    adapter.context.emit({ type: 'chainChanged', connectorId: 'io.fake', chainId: 10 })
    expect(selectNetwork(portico.store.get())).toMatchObject({ id: 10, supported: true })
    expect(portico.store.get().modal.open).toBe(false)
  })

  it('ignores the chain of a wallet that is not the connected one', async () => {
    const { portico, adapter } = await connected()
    adapter.context.emit({ type: 'chainChanged', connectorId: 'io.stranger', chainId: 10 })
    expect(selectNetwork(portico.store.get())).toMatchObject({ id: 1 })
  })
})

describe('adding and removing networks', () => {
  it('adds a network that can then be switched to [R-09]', async () => {
    const { portico } = await connected()
    addNetwork(portico, fifty)
    await switchNetwork(portico, 'eip155:50')
    expect(selectNetwork(portico.store.get())).toMatchObject({ name: 'Fifty' })
    removeNetwork(portico, 'eip155:50')
    await expect(switchNetwork(portico, 'eip155:50')).rejects.toMatchObject({ code: 'network_not_found' })
  })

  it('needs an adapter for the namespace [R-09]', () => {
    const { portico } = createTestPortico()
    const network = { ...ten, id: 'mainnet', chainNamespace: 'solana' as const }
    expect(() => addNetwork(portico, network)).toThrow(expect.objectContaining({ code: 'no_adapter' }))
    expect(() => removeNetwork(portico, 'solana:mainnet')).toThrow(
      expect.objectContaining({ code: 'no_adapter' }),
    )
  })

  it('keeps the last network', () => {
    const { portico } = createTestPortico({ networks: [ten] })
    expect(() => removeNetwork(portico, 'eip155:10')).toThrow(
      expect.objectContaining({ code: 'no_networks' }),
    )
  })
})
