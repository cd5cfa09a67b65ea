import { startPortico } from '@portico/core'
import { createMockEvmWallet, mockWallets } from '@portico/testing'
import { announceWallet, createEvmNetwork, createPage } from '@portico/testing/conformance'
import { expect, it, onTestFinished } from 'vitest'
import { EthersAdapter } from './adapters.js'
import { connectWallet, findConnector } from './connectWallet.js'
import { createAppKit } from './createAppKit.js'

async function setUp() {
  const page = createPage()
  const wallet = createMockEvmWallet(mockWallets.elm)
  announceWallet(page, wallet.info, wallet.provider)
  const { portico, ready } = createAppKit({
    projectId: 'test',
    networks: [createEvmNetwork(31337)],
    adapters: [new EthersAdapter()],
    environment: { page },
  })
  onTestFinished(startPortico(portico))
  return { portico, wallet, ready }
}

it('connects a wallet of the page by its key', async () => {
  const { portico, wallet } = await setUp()
  expect(await connectWallet(portico, 'elm')).toMatchObject({ address: wallet.control.address() })
  expect(portico.store.get().modal.open).toBe(false)
})

it('connects the wallet in the family that is named, and no other', async () => {
  const { portico } = await setUp()
  expect(findConnector(portico, 'elm', 'eip155')?.chain).toBe('eip155')
  expect(findConnector(portico, 'elm', 'solana')).toBeUndefined()
})

it.each([
  ['walletConnect', 'ConnectingWalletConnect'],
  ['nowhere', 'Connect'],
])('opens the dialog for %s on %s, and fails when it is closed', async (key, view) => {
  const { portico } = await setUp()
  const connecting = connectWallet(portico, key)
  expect(portico.store.get()).toMatchObject({ modal: { open: true }, router: { stack: [{ name: view }] } })
  portico.store.set(state => ({ ...state, modal: { ...state.modal, open: false } }))
  await expect(connecting).rejects.toMatchObject({ code: 'not_connected' })
})
