import { connect, startPortico } from '@portico/core'
import { createMockEvmWallet } from '@portico/testing'
import { announceWallet, createEvmNetwork, createPage } from '@portico/testing/conformance'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { AppKitOptions } from './AppKitOptions.js'
import { EthersAdapter } from './adapters.js'
import { createAppKit } from './createAppKit.js'

const [one, two] = [createEvmNetwork(31337), createEvmNetwork(31338)]

function setUp(options: Partial<AppKitOptions> = {}) {
  const page = createPage()
  const wallet = createMockEvmWallet()
  announceWallet(page, wallet.info, wallet.provider)
  const appKit = createAppKit({
    projectId: 'test',
    networks: [one, two],
    adapters: [new EthersAdapter()],
    environment: { page, storage: undefined },
    ...options,
  })
  onTestFinished(startPortico(appKit.portico))
  return {
    appKit,
    wallet,
    connect: () => connect(appKit.portico, { connectorId: wallet.info.rdns }),
    getState: () => appKit.portico.store.get(),
  }
}

const methods = `
  open close isOpen setLoading replace redirect ready showErrorMessage showSuccessMessage getError
  getAccount getAddress getCaipAddress getIsConnectedState getWalletInfo getAddressByChainNamespace
  getPreferredAccountType setPreferredAccountType addAddressLabel removeAddressLabel updateNativeBalance syncIdentity
  disconnect
  getCaipNetwork getCaipNetworkId getCaipNetworks getChainId getActiveChainNamespace switchNetwork addNetwork
  removeNetwork getApprovedCaipNetworkIds setRequestedCaipNetworks
  getProvider getProviderType getWalletProvider getWalletProviderType getUniversalProvider getConnectors
  getConnectorImage addConnector
  getConnections getRecentConnections switchConnection deleteConnection subscribeConnections
  getThemeMode setThemeMode getThemeVariables setThemeVariables setTermsConditionsUrl setPrivacyPolicyUrl
  updateFeatures updateRemoteFeatures updateOptions setConnectMethodsOrder getConnectMethodsOrder
  setWalletFeaturesOrder setCollapseWallets setSocialsOrder setEIP6963Enabled getRemoteFeatures
  subscribeAccount subscribeNetwork subscribeWalletInfo subscribeState subscribeTheme subscribeEvents
  subscribeProviders subscribeRemoteFeatures subscribeCaipNetworkChange subscribeShouldUpdateToAddress
  getState getSIWX`
const fields = [
  'chainAdapters',
  'chainNamespaces',
  'options',
  'remoteFeatures',
  'version',
  'reportedAlertErrors',
]

it('has every method and field by which AppKit sites know it', () => {
  const { appKit } = setUp()
  const missing = methods
    .trim()
    .split(/\s+/)
    .filter(name => typeof Reflect.get(appKit, name) !== 'function')
  expect(missing).toEqual([])
  expect(fields.filter(name => Reflect.get(appKit, name) === undefined)).toEqual([])
  expect(appKit.chainNamespaces).toEqual(['eip155'])
})

it('changes features and options while it runs', () => {
  const { appKit, getState } = setUp()
  const onFeatures = vi.fn()
  appKit.subscribeRemoteFeatures(onFeatures)
  appKit.updateFeatures({ send: false })
  appKit.setConnectMethodsOrder(['wallet', 'email'])
  appKit.setWalletFeaturesOrder(['send', 'receive'])
  appKit.setCollapseWallets(true)
  expect(onFeatures).not.toHaveBeenCalled()
  appKit.setSocialsOrder(['x', 'google'])
  expect(appKit.getConnectMethodsOrder()).toEqual(['wallet', 'email'])
  expect(getState().features.values).toMatchObject({
    send: false,
    receive: true,
    walletFeaturesOrder: ['send', 'receive'],
    collapseWallets: true,
    socials: ['x', 'google'],
  })
  appKit.updateFeatures({ branding: false })
  appKit.updateFeatures({ receive: true })
  expect(appKit.getRemoteFeatures().reownBranding).toBe(false)
  appKit.updateRemoteFeatures({ onramp: false, reownBranding: false })
  expect(onFeatures.mock.lastCall?.[0]).toEqual(appKit.getRemoteFeatures())
  expect(appKit.getRemoteFeatures()).toMatchObject({
    onramp: false,
    reownBranding: false,
    socials: ['x', 'google'],
  })
  appKit.setTermsConditionsUrl('https://site.example/terms')
  appKit.setPrivacyPolicyUrl('https://site.example/privacy')
  appKit.updateOptions({ themeMode: 'dark', allWallets: 'HIDE', enableNetworkSwitch: false })
  expect(appKit.portico.options).toMatchObject({
    dialog: {
      display: 'overlay',
      termsUrl: 'https://site.example/terms',
      privacyUrl: 'https://site.example/privacy',
      networkSwitch: false,
      walletGuide: true,
    },
    wallets: { listed: true },
  })
  expect(appKit.portico.store.get().features.values.allWallets).toBe(false)
  expect(appKit.getThemeMode()).toBe('dark')
  expect(appKit.options).toMatchObject({ allWallets: 'HIDE', projectId: 'test' })
})

it('alerts the site that reads connections while several wallets are off [R-10]', () => {
  const { appKit, getState } = setUp()
  expect(appKit.getConnections()).toEqual([])
  expect(getState().alerts.items).toMatchObject([{ title: 'Multi-Wallet Not Enabled', level: 'info' }])
})

it('leaves to the config service what that has decided', () => {
  const { appKit, getState } = setUp({ services: 'https://portico.example' })
  appKit.portico.store.set(state => ({
    ...state,
    features: { ...state.features, status: 'success', values: { ...state.features.values, email: false } },
  }))
  appKit.updateFeatures({ email: true, receive: false })
  expect(getState().features.values).toMatchObject({ email: false, receive: false })
})

it('follows connections and addresses', async () => {
  const { appKit, connect, wallet } = setUp()
  const onConnections = vi.fn()
  const onAddress = vi.fn()
  appKit.subscribeConnections(onConnections)
  appKit.subscribeShouldUpdateToAddress(onAddress)
  const { address } = await connect()
  expect(onAddress.mock.lastCall?.[0]).toBe(address)
  expect(onConnections.mock.lastCall?.[0].connections.eip155).toMatchObject([
    { connectorId: wallet.info.rdns },
  ])
  expect(appKit.getPreferredAccountType('eip155')).toBe('eoa')
  expect(appKit.getConnectorImage(appKit.getConnectors().find(({ id }) => id === wallet.info.rdns))).toBe(
    wallet.info.icon,
  )
  await expect(appKit.setPreferredAccountType('smartAccount', 'eip155')).rejects.toMatchObject({
    code: 'account_type_unavailable',
  })
})

it('exchanges the networks of a family', () => {
  const { appKit } = setUp()
  appKit.setRequestedCaipNetworks([two, createEvmNetwork(31339)], 'eip155')
  expect(appKit.getCaipNetworks().map(({ id }) => id)).toEqual([31338, 31339])
})

it('finds a wallet that the site adds', async () => {
  const { appKit } = setUp()
  const { provider } = createMockEvmWallet()
  await appKit.ready()
  appKit.addConnector({ id: 'example.added', name: 'Added', provider })
  await expect
    .poll(() => appKit.getConnectors().find(({ id }) => id === 'example.added')?.provider)
    .toBe(provider)
})

it('gives what wallets on other devices are asked through', async () => {
  const { appKit } = setUp()
  expect(await appKit.getUniversalProvider()).toMatchObject({ request: expect.any(Function) })
})

it('shows that it is busy', () => {
  const { appKit } = setUp()
  appKit.setLoading(true)
  expect(appKit.getState().loading).toBe(true)
})

it('reports changes of connections, finds networks by id, and rejects only where the site wants it', async () => {
  const { appKit, connect } = setUp()
  await connect()
  appKit.updateRemoteFeatures({ multiWallet: true })
  const [connection] = appKit.getConnections('eip155')
  if (!connection) throw new Error('The wallet is not connected.')
  const onError = vi.spyOn(appKit.portico.environment.logger, 'error').mockReturnValue()
  const onChange = vi.fn(() => {
    throw new Error('The page fails.')
  })
  await appKit.switchConnection({ connection, namespace: 'eip155', closeModalOnConnect: true, onChange })
  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    address: appKit.getAddress(),
    namespace: 'eip155',
    hasSwitchedAccount: true,
    hasSwitchedWallet: false,
    hasDeletedWallet: false,
  })
  expect(onError).toHaveBeenCalledOnce()
  expect([appKit.getCaipNetwork('eip155', 31338)?.id, appKit.getCaipNetwork()?.id]).toEqual([31338, 31337])
  const unknown = createEvmNetwork(5)
  await expect(appKit.switchNetwork(unknown)).rejects.toThrow()
  await appKit.switchNetwork(unknown, { throwOnFailure: false })
  appKit.deleteConnection({ address: '0x', connectorId: connection.connectorId, namespace: 'eip155' })
  expect(appKit.getConnections('eip155')).toEqual([])
})
