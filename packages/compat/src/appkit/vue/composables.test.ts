import { connect, startPortico } from '@portico/core'
import { createMockEvmWallet, mockWallets } from '@portico/testing'
import { announceWallet, createEvmNetwork, createPage } from '@portico/testing/conformance'
import { expect, it, onTestFinished, vi } from 'vitest'
import { computed, effectScope } from 'vue'
import { EthersAdapter } from '../adapters.js'
import { getAppKit } from '../currentAppKit.js'
import * as composables from './composables.js'

// The page's instance is module state, so this file resets its modules.
vi.resetModules()

function setUp() {
  const page = createPage()
  const wallet = createMockEvmWallet(mockWallets.elm)
  announceWallet(page, wallet.info, wallet.provider)
  const appKit = composables.createAppKit({
    projectId: 'test',
    networks: [createEvmNetwork(31337), createEvmNetwork(31338)],
    adapters: [new EthersAdapter()],
    environment: { page, storage: undefined },
  })
  onTestFinished(startPortico(appKit.portico))
  return { appKit, wallet }
}

const failOnSuccess = () => {
  throw new Error('The page fails.')
}

it('follows the kit in the components of Vue, and no longer than they live', async () => {
  expect(() => composables.useAppKitAccount()).toThrow('Call createAppKit before useAppKitAccount.')
  const { appKit, wallet } = setUp()
  const scope = effectScope()
  const page = scope.run(() => {
    const account = composables.useAppKitAccount()
    const network = composables.useAppKitNetwork()
    return {
      account,
      network,
      text: computed(() => `${account.isConnected} ${account.value.address} ${network.value.chainId}`),
      provider: composables.useAppKitProvider('eip155'),
      state: composables.useAppKitState(),
      theme: composables.useAppKitTheme(),
      wallet: composables.useWalletInfo(),
      events: composables.useAppKitEvents(),
      ...composables.useDisconnect(),
      ...composables.useAppKit(),
    }
  })
  if (!page) throw new Error('The scope has ended.')
  expect(page.text.value).toBe('false undefined 31337')
  expect(page.network).toMatchObject({ supportsAllNetworks: true, approvedCaipNetworkIds: undefined })
  expect(page.state).toMatchObject({ open: false, email: expect.anything(), multiWallet: false })
  const { address } = await connect(appKit.portico, { connectorId: wallet.info.rdns })
  expect(page.text.value).toBe(`true ${address} 31337`)
  expect(page.provider.walletProvider).toBe(wallet.provider)
  expect(page.wallet.walletInfo).toMatchObject({ name: wallet.info.name })
  await page.network.switchNetwork(createEvmNetwork(31338))
  expect(page.text.value).toBe(`true ${address} 31338`)
  await page.open({ view: 'Networks' })
  expect(page.state.open).toBe(true)
  await page.close()
  page.theme.setThemeMode('dark')
  expect(page.theme.themeMode).toBe('dark')
  expect(page.events.value).toMatchObject(appKit.portico.store.get().events)
  await page.disconnect()
  expect(page.text.value).toBe('false undefined 31337')
  scope.stop()
  page.theme.setThemeMode('light')
  expect([page.theme.themeMode, getAppKit('').getThemeMode()]).toEqual(['dark', 'light'])
  const onSuccess = vi.fn()
  const task = effectScope().run(() => composables.useAppKitWallet({ onSuccess }))
  await task?.connect('elm')
  expect(task?.value).toMatchObject({ isSuccess: true, isPending: false, data: { address } })
  expect(onSuccess).toHaveBeenCalledOnce()
  vi.spyOn(appKit.portico.environment.logger, 'error').mockReturnValue()
  const failing = effectScope().run(() => composables.useAppKitWallet({ onSuccess: failOnSuccess }))
  await failing?.connect('elm')
  expect(failing?.value).toMatchObject({ isSuccess: true, isError: false })
})
