import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './getWallet.gallery.js'

it('suggests a few wallets, each with the way to get it, and all the others', async () => {
  const view = await showState(gallery, 'get-wallet')
  const rows = await view.findAllByRole('button', { name: / Get$/ })
  expect(rows.length).toBeGreaterThan(2)
  rows[0]?.click()
  expect(view.getRoute()).toMatchObject({ name: 'Downloads' })
  await view.press('Back')
  await view.press('Explore all')
  expect(view.getRoute().name).toBe('AllWallets')
})

it('leads to the field for an e-mail address, and back', async () => {
  const view = await showState(gallery, 'get-wallet-email')
  await view.press(/^Continue with email/)
  expect(view.getRoute()).toEqual({ name: 'EmailLogin' })
  expect(await view.findByRole('textbox', { name: 'Email' })).toBeTruthy()
  await view.press('Back')
  expect(view.getRoute().name).toBe('GetWallet')
})

it('suggests wallets that it knows by itself where the list does not come', async () => {
  const view = await showState(gallery, 'get-wallet-error')
  expect(await view.findAllByRole('button', { name: / Get$/ })).toHaveLength(4)
})

it('says where to look where the site recommends none: not for extensions on a phone', async () => {
  const computer = await showState(gallery, 'get-wallet-empty')
  await computer.findByText(/extension store/)
  const phone = await showState(gallery, 'get-wallet-empty-phone')
  await phone.findByText(/phone’s app store/)
  expect(phone.queryByText(/extension/)).toBeNull()
})
