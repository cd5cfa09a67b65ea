import { connect, startPortico } from '@portico/core'
import { createMockEvmWallet, mockWallets } from '@portico/testing'
import { announceWallet, createEvmNetwork, createPage } from '@portico/testing/conformance'
import { expect, it, onTestFinished, vi } from 'vitest'
import { effectScope, watchEffect } from 'vue'
import { EthersAdapter } from '../adapters.js'
import { createAppKit, useAppKitAccount, useAppKitConnection, useAppKitConnections } from './composables.js'

// The page's instance is module state, so this file resets its modules.
vi.resetModules()

it('lists and changes the connections once several wallets are on, and says so while they are off [R-10]', async () => {
  const page = createPage()
  const [elm, birch] = [createMockEvmWallet(mockWallets.elm), createMockEvmWallet(mockWallets.birch)]
  for (const { info, provider } of [elm, birch]) announceWallet(page, info, provider)
  const appKit = createAppKit({
    projectId: 'test',
    networks: [createEvmNetwork(31337)],
    adapters: [new EthersAdapter()],
    environment: { page, storage: undefined },
  })
  const { portico } = appKit
  onTestFinished(startPortico(portico))
  await appKit.ready()
  const onSuccess = vi.fn()
  const onError = vi.fn()
  const scope = effectScope()
  onTestFinished(() => scope.stop())
  const names: (readonly (string | undefined)[])[] = []
  const found = scope.run(() => {
    const list = useAppKitConnections()
    watchEffect(() => names.push(list.value.connections.map(({ name }) => name)), { flush: 'sync' })
    return { list, one: useAppKitConnection({ onSuccess, onError }), account: useAppKitAccount() }
  })
  if (!found) throw new Error('The scope has ended.')
  const { list, one, account } = found
  expect(portico.store.get().alerts.items).toMatchObject([
    { title: 'Multi-Wallet Not Enabled', level: 'info' },
  ])
  await connect(portico, { connectorId: elm.info.rdns })
  expect(list.value).toEqual({ connections: [], recentConnections: [] })
  expect(one).toMatchObject({ connection: undefined, isPending: false })

  appKit.updateRemoteFeatures({ multiWallet: true })
  await connect(portico, { connectorId: birch.info.rdns })
  expect(names.at(-1)).toEqual([birch.info.name, elm.info.name])
  expect(one.connection).toMatchObject({ name: birch.info.name })

  const [, previous] = list.connections
  if (!previous) throw new Error('Only one wallet is connected.')
  const switching = one.switchConnection({ connection: previous })
  expect(one.isPending).toBe(true)
  await switching
  expect(one).toMatchObject({ isPending: false, connection: { name: elm.info.name } })
  expect(account.address).toBe(previous.accounts[0]?.address)
  expect(onSuccess).toHaveBeenLastCalledWith(expect.objectContaining({ hasSwitchedWallet: true }))

  const [current] = list.connections
  if (!current) throw new Error('No wallet is connected.')
  await one.deleteConnection({ address: '0x', connectorId: current.connectorId })
  expect(onSuccess).toHaveBeenLastCalledWith(expect.objectContaining({ hasDeletedWallet: true }))
  expect(onError).not.toHaveBeenCalled()
  await expect.poll(() => names.at(-1)).toEqual([birch.info.name])
})
