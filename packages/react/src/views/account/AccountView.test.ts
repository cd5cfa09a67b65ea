import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './account.gallery.js'

it('says who is connected, where, with how much, and leads on from there [V-07]', async () => {
  const view = await showState(gallery, 'account')
  expect(view.listNames('heading')).toEqual(['Account', '0x5a…1BeAed'])
  await view.findAllByText('12.3456 ETH')
  expect(view.getByRole('link', { name: 'View on explorer' })).toHaveProperty(
    'href',
    expect.stringMatching(/^https:.*\/address\/0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed$/),
  )
  await view.press('Network: Ethereum')
  expect(view.getRoute().name).toBe('Networks')
  await view.press('Back')
  await view.press('Receive')
  expect(view.getRoute().name).toBe('Receive')
  await view.press('Back')
  await view.press(/^Wallets/)
  expect(view.getRoute().name).toBe('ProfileWallets')
})

it('shows the address beside a name, which can be made to look like another', async () => {
  const view = await showState(gallery, 'account-named')
  expect(view.getByRole('heading', { name: 'a-rather-long-name-for-anybody.eth' })).toBeTruthy()
  expect(view.getByText('0x5a…1BeAed')).toBeTruthy()
})

it('offers to ask again where the balance did not come [K-10]', async () => {
  const view = await showState(gallery, 'account-error')
  await view.findByText('Balance unavailable')
  await view.findByText('What you hold could not be loaded')
  expect(view.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('says which network a wallet is on that the site lacks, and the one way out [T-10]', async () => {
  const view = await showState(gallery, 'account-lost')
  await view.findByText('Your wallet is on network 424242, which this site does not support.')
  await view.press('Switch to Ethereum')
  expect(view.getRoute()).toEqual({ name: 'SwitchNetwork', network: 'eip155:1' })
})

it('calls a network by its name where the kit knows it, though the site lacks it [T-10]', async () => {
  const view = await showState(gallery, 'account-lost-named')
  await view.findByText('Your wallet is on Avalanche, which this site does not support.')
  await view.findByRole('button', { name: 'Network: Avalanche' })
})

it('leads to the settings of a wallet that has its own [C-03]', async () => {
  const view = await showState(gallery, 'account-email')
  expect(view.getByText('ada.lovelace@example.com')).toBeTruthy()
  await view.press(/^Email address/)
  expect(view.getRoute()).toEqual({ name: 'UpdateEmailWallet', connectorId: 'ID_AUTH' })
  await view.press('Back')
  await view.press('Recovery and security')
  expect(view.getRoute()).toEqual({ name: 'WalletSecurity', connectorId: 'ID_AUTH' })
})

it('disconnects and closes [T-03]', async () => {
  const view = await showState(gallery, 'account-empty')
  await view.findByText('No tokens yet')
  await view.press('Disconnect')
  await expect.poll(() => view.portico.store.get().accounts.eip155?.status).toBe('disconnected')
  await expect.poll(view.isOpen).toBe(false)
})

it('gives the focus back to the control that led away, however deep the way was', async () => {
  const view = await showState(gallery, 'account')
  const follow = async (name: string) => {
    const control = await view.findByRole('button', { name })
    control.focus()
    control.click()
  }
  await follow('Network: Ethereum')
  await follow('What is a network?')
  await view.findByRole('heading', { name: 'A shared record' })
  await follow('Back')
  await expect.poll(view.getFocused).toBe('What is a network?')
  await follow('Back')
  await expect.poll(view.getFocused).toBe('Network: Ethereum')
})
