import { fireEvent } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './allWallets.gallery.js'

it('has a field to search, which has the focus, and says how many wallets there are', async () => {
  const view = await showState(gallery, 'all-wallets')
  await view.findByText(/^\d+ wallets$/)
  const search = view.getByRole('searchbox', { name: 'Search wallets' })
  expect(search.getRootNode()).toHaveProperty('activeElement', search)
})

it('gives the focus back to the wallet that led away, not to the field', async () => {
  const view = await showState(gallery, 'all-wallets')
  await view.findByText(/^\d+ wallets$/)
  const wallet = view.getAllByRole('gridcell')[4]?.querySelector('button')
  wallet?.focus()
  wallet?.click()
  await expect.poll(() => view.getRoute().name).not.toBe('AllWallets')
  await view.press('Back')
  await view.findByRole('searchbox')
  await expect.poll(view.getFocused).toBe(wallet?.getAttribute('aria-label') ?? wallet?.textContent)
})

it('says which name nobody has', async () => {
  const view = await showState(gallery, 'all-wallets')
  fireEvent.change(view.getByRole('searchbox'), { target: { value: 'no such wallet' } })
  await view.findByText('No wallets match “no such wallet”. Try another name.')
})

it('leaves certified wallets, and its field says so', async () => {
  const view = await showState(gallery, 'all-wallets')
  await view.press('Certified wallets only')
  await view.findByRole('button', { name: 'Certified wallets only', pressed: true })
  expect(view.getByRole('searchbox', { name: 'Search certified wallets' })).toBeTruthy()
})

it('says that the list did not come and tries again, and that there is none', async () => {
  const refused = await showState(gallery, 'all-wallets-error')
  expect(await refused.findByRole('button', { name: 'Try again' })).toBeTruthy()
  const empty = await showState(gallery, 'all-wallets-empty')
  await empty.findByText('Wallet list unavailable')
})

it('has the code for another phone on a phone [C-02]', async () => {
  const view = await showState(gallery, 'remote-all-wallets-phone')
  await view.press('Show QR code for another phone')
  expect(view.getRoute()).toMatchObject({ name: 'ConnectingWalletConnect' })
})

it('has no ticks, which would read as chosen, and says in words what is installed and certified', async () => {
  const view = await showState(gallery, 'all-wallets')
  const wallet = await view.findByRole('button', { name: /installed, certified/i })
  expect(wallet.querySelectorAll('.icon')).toHaveLength(0)
  expect(view.getByRole('grid').querySelectorAll('.icon')).toHaveLength(0)
})
