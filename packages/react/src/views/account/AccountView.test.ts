import { openModal, type Portico, selectConnectedAccount, setQueryData } from '@portico/core'
import { balanceQuery } from '@portico/core/internal'
import { mockWallets } from '@portico/testing'
import { expect, it } from 'vitest'
import {
  connectAccount,
  connectWallets,
  describeConnection,
  galleryAddress,
} from '../../../test/gallery/index.js'
import { showState } from '../../../test/showState.js'
import { gallery } from './account.gallery.js'

it('says who is connected, where, with how much, and leads on from there [V-07]', async () => {
  const view = await showState(gallery, 'account')
  expect(view.listNames('heading')).toEqual(['Account', '0x5a…1BeAed'])
  await view.findAllByTitle('12.3456 ETH')
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
  await view.findByText('Couldn’t load your tokens')
  expect(view.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('says which network a wallet is on that the site lacks, and the one way out [T-10]', async () => {
  const view = await showState(gallery, 'account-lost')
  await view.findByText('Your wallet is on network 424242, which this site doesn’t support.')
  await view.press('Switch to Ethereum')
  expect(view.getRoute()).toEqual({ name: 'SwitchNetwork', network: 'eip155:1' })
})

it('calls a network by its name where the kit knows it, though the site lacks it [T-10]', async () => {
  const view = await showState(gallery, 'account-lost-named')
  await view.findByText('Your wallet is on Avalanche, which this site doesn’t support.')
  await view.findByRole('button', { name: 'Network: Avalanche' })
})

it('says on every view that an account is only watched, and offers nothing that is for its owner alone', async () => {
  const view = await showState(gallery, 'account-watching')
  await view.findByText('Watch-only account')
  await view.findByText('You can’t sign or send anything with this account here.')
  const offered = view.listNames('button')
  expect(offered).toContain('Receive')
  for (const action of ['Send', 'Swap', 'Buy']) expect(offered).not.toContain(action)
  await view.press('Receive')
  expect(view.getByText('Watch-only account')).toBeTruthy()
})

it('says in one line that an account holds nothing, and has no settings where there are none', async () => {
  const view = await showState(gallery, 'account-email-empty')
  await view.findByText(/^No tokens on .* yet\.$/)
  expect(view.queryByRole('heading', { name: 'No tokens yet' })).toBeNull()
  expect(view.getByRole('button', { name: 'Settings' })).toBeTruthy()
  const plain = await showState(gallery, 'account')
  expect(plain.queryByRole('button', { name: 'Settings' })).toBeNull()
})

it('names the provider of a social login, with its mark [C-03]', async () => {
  const view = await showState(gallery, 'account-reminder-no-mailbox')
  expect(view.getByRole('heading', { name: 'Ada' })).toBeTruthy()
  const row = view.getByTestId('account-wallets')
  expect(row.textContent).toBe('WalletsGoogle')
  expect(row.querySelector('path[fill="#4285f4"]')).not.toBeNull()
  await view.press(/^Wallets/)
  await view.findByRole('heading', { name: 'Google' })
})

it('keeps the place of Buy and of the rows until it is known what is there [V-13]', async () => {
  const view = await showState(gallery, 'account-opening')
  await expect.poll(() => view.listNames('tab')).toEqual(['Tokens', 'NFTs', 'Activity'])
  const dialog = view.getByTestId('account-receive').closest('dialog')
  expect(dialog?.querySelectorAll('.action')).toHaveLength(4)
  expect(dialog?.querySelectorAll('.action.skeleton')).toHaveLength(1)
  expect(dialog?.querySelectorAll('.panel-skeleton')).toHaveLength(1)
})

it('asks who has a mailbox alone for a way back of their own, once there is money', async () => {
  const view = await showState(gallery, 'account-reminder')
  const reminder = await view.findByText('Email is the only way to recover it')
  const [token] = await view.findAllByTestId('token')
  expect(token?.compareDocumentPosition(reminder)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await view.press(/^Back up your wallet/)
  expect(view.getRoute()).toEqual({ name: 'WalletSecurity', connectorId: 'ID_AUTH' })
})

it('says whoever has no mailbox that the wallet can be lost, once there is money', async () => {
  const view = await showState(gallery, 'account-reminder-no-mailbox')
  await view.findByText('You could lose it with this device')
  await view.press('Not now')
  await expect.poll(() => view.queryByTestId('recovery-reminder')).toBeNull()
})

it('asks for no way back to a wallet that holds nothing', async () => {
  const empty = gallery.map(state => ({ ...state, login: 'reminds' as const }))
  const view = await showState(empty, 'account-email-empty')
  await view.findByText(/^No tokens on .* yet\.$/)
  expect(view.queryByTestId('recovery-reminder')).toBeNull()
})

it('asks for a way back once tokens have come, though there is no coin', async () => {
  const withTokens = gallery.map(state => ({ ...state, login: 'reminds' as const, data: 'answers' as const }))
  const view = await showState(withTokens, 'account-email-empty')
  await view.findByTestId('recovery-reminder')
})

it('disconnects and closes [T-03]', async () => {
  const view = await showState(gallery, 'account-empty')
  await view.findByText(/^No tokens on .* yet\.$/)
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

it('asks for the balance when it is opened, however recent the last answer is', async () => {
  const data = { amount: '1', symbol: 'ETH', decimals: 18 }
  const known = gallery.map(state => ({
    ...state,
    setup: (portico: Portico) => {
      connectAccount(portico)
      const owner = selectConnectedAccount(portico.store.get())
      if (owner) setQueryData(portico, balanceQuery, owner, data)
      openModal(portico, { view: 'Account' })
    },
  }))
  const view = await showState(known, 'account')
  await view.findAllByTitle('12.3456 ETH')
})

it('shows no amount of which nobody can say what it is one of [T-10]', async () => {
  const view = await showState(gallery, 'account-lost')
  await view.findByText('Your wallet is on network 424242, which this site doesn’t support.')
  expect(view.queryByText('Balance')).toBeNull()
  expect(view.queryByText('12.345')).toBeNull()
})

it('has the same mark for the wallet as the list that it was chosen from', async () => {
  const keplr = gallery.map(state => ({
    ...state,
    setup: (portico: Portico) => {
      connectAccount(portico, { wallet: { name: 'Keplr', type: 'INJECTED' } })
      openModal(portico, { view: 'Account' })
    },
  }))
  const view = await showState(keplr, 'account')
  const row = await view.findByTestId('account-wallets')
  await expect.poll(() => row.querySelector('img')?.src).toMatch(/^data:image\/svg/)
})

it('counts the wallets that are connected, and names the one that it disconnects', async () => {
  const several = gallery.map(state => ({
    ...state,
    options: { features: { multiWallet: true } },
    setup: (portico: Portico) => {
      const { alder, birch, elm } = mockWallets
      connectWallets(portico, {
        eip155: [alder, birch, elm].map(wallet => describeConnection(wallet, [{ address: galleryAddress }])),
      })
      openModal(portico, { view: 'Account' })
    },
  }))
  const view = await showState(several, 'account')
  expect((await view.findByTestId('account-wallets')).textContent).toContain('Alder and 2 more')
  expect(view.getByRole('button', { name: 'Disconnect Alder' })).toBeTruthy()
})
