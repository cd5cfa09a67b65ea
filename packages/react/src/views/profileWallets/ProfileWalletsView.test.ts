import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './profileWallets.gallery.js'

it('shows the wallet in use and leaves it', async () => {
  const view = await showState(gallery, 'profile-wallets')
  expect(view.listNames('heading')).toEqual(['Wallets', 'Alder'])
  expect(view.getByText('Active')).toBeTruthy()
  await view.press('Disconnect')
  await expect.poll(() => view.portico.store.get().accounts.eip155?.status).toBe('disconnected')
})

it('has the others that are connected and earlier ones apart, each with what can be done with it [T-04]', async () => {
  const view = await showState(gallery, 'profile-wallets-several')
  expect(view.listNames('heading').slice(2)).toEqual(['Other wallets', 'Recently connected'])
  expect(view.getByRole('button', { name: 'Disconnect Birch' })).toBeTruthy()
  expect(view.getByRole('button', { name: 'Disconnect all wallets' })).toBeTruthy()
  await view.press('Remove Cedar')
  await expect.poll(() => view.queryByText('Recently connected')).toBeNull()
  await view.press('Add another wallet')
  expect(view.getRoute().name).toBe('Connect')
})

it('has a tab for each chain family', async () => {
  const view = await showState(gallery, 'profile-wallets-families')
  expect(view.getByRole('tablist', { name: 'Networks' })).toBeTruthy()
  view.getByRole('tab', { name: 'Solana' }).click()
  await view.findByRole('heading', { name: 'Elm' })
})

it('lets the visitor choose between accounts of a wallet where the page decides [C-08]', async () => {
  const view = await showState(gallery, 'profile-wallets-accounts')
  expect(view.getByRole('button', { name: /^Payments/, current: true })).toBeTruthy()
  await view.press(/^Ordinals/)
  await view.findByRole('button', { name: /^Ordinals/, current: true })
})

it('leads to the wallets where nobody is connected', async () => {
  const view = await showState(gallery, 'profile-wallets-empty')
  await view.findByText('No wallet connected')
  await view.press('Connect Wallet')
  expect(view.getRoute().name).toBe('Connect')
})

it('says which wallet signs now, and lets another family’s sign with one tap', async () => {
  const view = await showState(gallery, 'profile-wallets-families')
  expect(view.getAllByText('Active')).toHaveLength(1)
  view.getByRole('tab', { name: 'Solana' }).click()
  await view.findByRole('heading', { name: 'Elm' })
  expect(view.queryByText('Active')).toBeNull()
  await view.press('Use Elm')
  await view.findByText('Active')
  expect(view.portico.store.get().networks.activeNamespace).toBe('solana')
  view.getByRole('tab', { name: 'EVM' }).click()
  await view.findByRole('heading', { name: 'Alder' })
  await view.press(/^Birch/)
  await view.findByRole('heading', { name: 'Birch' })
  await view.findByText('Active')
  expect(view.portico.store.get().networks.activeNamespace).toBe('eip155')
})
