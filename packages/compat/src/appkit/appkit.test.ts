import { connect, startPortico } from '@portico/core'
import { createMockEvmWallet } from '@portico/testing'
import { announceWallet, createEvmNetwork, createPage } from '@portico/testing/conformance'
import { createElement, Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { EthersAdapter } from './adapters.js'
import { createAppKit } from './createAppKit.js'
import { createAppKit as createForReact } from './currentAppKit.js'
import { useAppKitAccount } from './react/accountHooks.js'
import { useAppKitNetwork } from './react/kitHooks.js'

const [one, two] = [createEvmNetwork(31337), createEvmNetwork(31338)]

function setUp(create = createAppKit) {
  const page = createPage()
  const wallet = createMockEvmWallet()
  announceWallet(page, wallet.info, wallet.provider)
  const appKit = create({
    projectId: 'test',
    networks: [one, two],
    adapters: [new EthersAdapter()],
    environment: { page },
  })
  return { appKit, connect: () => connect(appKit.portico, { connectorId: wallet.info.rdns }) }
}

function Page() {
  const { isConnected, status } = useAppKitAccount()
  const { chainId } = useAppKitNetwork()
  return createElement(Fragment, {}, [isConnected, status, chainId].join(' '))
}

it('is made on a server, where nothing runs', () => {
  const { appKit } = setUp()
  expect(appKit.getState()).toEqual({
    loading: false,
    open: false,
    selectedNetworkId: 'eip155:31337',
    activeChain: 'eip155',
    initialized: false,
  })
  expect(appKit.getAccount()).toEqual({
    allAccounts: [],
    address: undefined,
    caipAddress: undefined,
    isConnected: false,
    status: 'disconnected',
  })
})

it('tells of account, network and state in the shapes that such sites know', async () => {
  const { appKit, connect } = setUp()
  onTestFinished(startPortico(appKit.portico))
  const onAccount = vi.fn()
  const onNetwork = vi.fn()
  appKit.subscribeAccount(onAccount)
  appKit.subscribeNetwork(onNetwork)
  await appKit.ready()
  const { address } = await connect()
  expect(onAccount).toHaveBeenLastCalledWith({
    allAccounts: [{ namespace: 'eip155', address, type: 'eoa', publicKey: undefined }],
    address,
    caipAddress: `eip155:31337:${address}`,
    isConnected: true,
    status: 'connected',
  })
  expect(appKit.getWalletProvider()).toBe(appKit.getProvider('eip155'))
  await appKit.switchNetwork(two)
  expect(onNetwork).toHaveBeenLastCalledWith({
    caipNetwork: expect.objectContaining({ id: 31338 }),
    caipNetworkId: 'eip155:31338',
    chainId: 31338,
  })
  expect(appKit.getChainId()).toBe(31338)
  await appKit.disconnect()
  expect(onAccount.mock.lastCall?.[0].isConnected).toBe(false)
})

it('opens and closes the dialog, on the view that is asked for', async () => {
  const { appKit } = setUp()
  await appKit.open({ view: 'Networks' })
  expect(appKit.isOpen()).toBe(true)
  expect(appKit.portico.store.get().router).toMatchObject({ stack: [{ name: 'Networks' }] })
  await appKit.close()
  expect(appKit.getState().open).toBe(false)
})

it('has hooks without a provider, once a kit was made', () => {
  expect(() => renderToString(createElement(Page))).toThrow('Call createAppKit before useAppKitAccount.')
  const { appKit } = setUp(createForReact)
  expect(renderToString(createElement(Page))).toBe('false disconnected 31337')
  expect(setUp(createForReact).appKit).toBe(appKit)
})
