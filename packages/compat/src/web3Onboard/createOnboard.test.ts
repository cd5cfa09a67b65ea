import { startPortico } from '@portico/core'
import { createMockEvmWallet } from '@portico/testing'
import { announceWallet, createPage } from '@portico/testing/conformance'
import { expect, it, onTestFinished, vi } from 'vitest'
import { injectedModule, Onboard, walletConnectModule } from './createOnboard.js'
import { toNetwork } from './toNetwork.js'

const chains = [
  { id: '0x7a69', token: 'ETH', label: 'One', rpcUrl: 'http://127.0.0.1:1' },
  { id: 31338, token: 'ETH', label: 'Two', rpcUrl: 'http://127.0.0.1:2' },
]

function setUp() {
  const page = createPage()
  const wallet = createMockEvmWallet()
  announceWallet(page, wallet.info, wallet.provider)
  const onboard = Onboard({ wallets: [injectedModule()], chains, portico: { environment: { page } } })
  onTestFinished(startPortico(onboard.portico))
  return { onboard, wallet }
}

it('connects by the name of a wallet, moves and disconnects, and tells of it', async () => {
  const { onboard, wallet } = setUp()
  const onWallets = vi.fn()
  onboard.state.select('wallets').subscribe(onWallets)
  expect(onWallets).toHaveBeenLastCalledWith([])
  const [connected] = await onboard.connectWallet({
    autoSelect: { label: wallet.info.name, disableModals: true },
  })
  expect(connected).toMatchObject({
    label: wallet.info.name,
    provider: wallet.provider,
    accounts: [{ address: wallet.control.address() }],
    chains: [{ id: '0x7a69', namespace: 'evm' }],
  })
  expect(onWallets).toHaveBeenLastCalledWith([connected])
  expect(await onboard.setChain({ chainId: '0x7a6a' })).toBe(true)
  expect(onboard.state.get().wallets[0]?.chains[0]?.id).toBe('0x7a6a')
  expect(await onboard.setChain({ chainId: '0x99' })).toBe(false)
  expect(await onboard.disconnectWallet({ label: wallet.info.name })).toEqual([])
  expect(onWallets).toHaveBeenLastCalledWith([])
})

it('resolves without a wallet when the dialog is closed', async () => {
  const { onboard } = setUp()
  const connecting = onboard.connectWallet()
  const { store } = onboard.portico
  expect(store.get().modal.open).toBe(true)
  store.set(state => ({ ...state, modal: { ...state.modal, open: false } }))
  expect(await connecting).toEqual([])
})

it('opens nothing for a wallet that is not there, where dialogs are not wanted', async () => {
  const { onboard } = setUp()
  expect(await onboard.connectWallet({ autoSelect: { label: 'None', disableModals: true } })).toEqual([])
  expect(onboard.portico.store.get().modal.open).toBe(false)
})

it('reaches wallets on other devices where the site has them', () => {
  const create = (wallets: Parameters<typeof Onboard>[0]['wallets']) => Onboard({ wallets, chains }).portico
  expect(create([injectedModule()]).sources.size).toBe(0)
  expect(create([walletConnectModule({ projectId: 'abc' })]).sources.size).toBe(1)
})

it('knows chains by their id alone where the kit does', () => {
  expect(toNetwork({ id: '0x2105' })).toMatchObject({
    id: 8453,
    name: 'Base',
    nativeCurrency: { symbol: 'ETH' },
  })
  expect(() => toNetwork({ id: '0x999999' })).toThrow('needs an rpcUrl')
})
