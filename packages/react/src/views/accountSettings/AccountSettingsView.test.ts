import { expect, it, vi } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './accountSettings.gallery.js'

it('leads to the settings of a wallet that has its own [C-03]', async () => {
  const view = await showState(gallery, 'settings-email')
  expect(view.getByText('ada.lovelace@example.com')).toBeTruthy()
  await view.press(/^Email address/)
  expect(view.getRoute()).toMatchObject({ name: 'UpdateEmailWallet', connectorId: 'ID_AUTH' })
  await view.press('Back')
  await view.press(/^Recovery and security/)
  expect(view.getRoute()).toEqual({ name: 'WalletSecurity', connectorId: 'ID_AUTH' })
})

it('has all settings behind one entry of the account, and says what each is for', async () => {
  const view = await showState(gallery, 'settings-smart')
  await view.press('Back')
  await view.findByRole('heading', { name: 'Account' })
  await view.press('Settings')
  await view.findByText('Recovery and security')
  const names = view.getAllByRole('button', { name: /^(Recovery|Email)/ }).map(row => row.textContent)
  expect(names).toEqual([
    'Recovery and securityLogin methods, passkeys, devices and key export',
    'Email addressada.lovelace@example.com',
  ])
  expect(view.getByRole('switch', { name: /^Smart account/ })).toBeTruthy()
})

it('leads whoever came without an e-mail address to a first one [V-01]', async () => {
  const view = await showState(gallery, 'settings-no-mailbox')
  await view.press('Add an email address')
  expect(view.getRoute()).toMatchObject({ name: 'UpdateEmailWallet', connectorId: 'ID_AUTH' })
  await view.findByText(/^Confirm it in your wallet/)
})

it('offers no first address before it is known whether there is one', async () => {
  const view = await showState(gallery, 'settings-no-mailbox')
  view.portico.store.set(state => {
    const account = state.accounts.eip155
    if (account?.status !== 'connected') return state
    return { ...state, accounts: { ...state.accounts, eip155: { ...account, user: undefined } } }
  })
  await expect.poll(() => view.queryByTestId('account-email')).toBeNull()
})

it('switches between the smart account and that of the key, where a wallet has both [T-14]', async () => {
  const view = await showState(gallery, 'settings-smart')
  const row = view.getByRole('switch', { name: /^Smart account/ })
  expect(row.getAttribute('aria-checked')).toBe('true')
  view.getByRole('switch', { name: /^Smart account/ }).click()
  await vi.waitFor(() => expect(row.getAttribute('aria-busy')).toBe('true'))
})

it('says that the smart account cannot be used, and that the other one is [T-14]', async () => {
  const view = await showState(gallery, 'settings-smart-off')
  view.getByRole('switch', { name: /^Smart account/ }).click()
  expect((await view.findByRole('alert')).textContent).toBe(
    'Your smart account isn’t available right now. Your standard account is in use.',
  )
  expect(view.getByRole('switch', { name: /^Smart account/ }).getAttribute('aria-checked')).toBe('false')
})

it('has no such switch for wallets with one account [T-14]', async () => {
  const view = await showState(gallery, 'settings-email')
  expect(view.queryByRole('switch')).toBeNull()
})
