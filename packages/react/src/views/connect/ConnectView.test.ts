import { push, resetTo } from '@portico/core'
import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './connect.gallery.js'

it('lists installed wallets, then popular ones, then the way to all others [V-14]', async () => {
  const view = await showState(gallery, 'connect')
  await view.findByRole('heading', { name: 'Popular' })
  expect(view.listNames('heading')).toEqual(['Connect Wallet', 'Installed', 'Popular'])
  await view.press(/^Search wallet \d+/)
  expect(view.getRoute().name).toBe('AllWallets')
})

it('has the first page of all wallets on its way when the focus comes to their row [V-10]', async () => {
  const view = await showState(gallery, 'connect')
  const row = await view.findByRole('button', { name: /^Search wallet \d+/ })
  expect(view.portico.store.get().catalogue.pages.status).toBe('idle')
  row.focus()
  await expect.poll(() => view.portico.store.get().catalogue.pages.status).toBe('loaded')
  expect(view.getRoute().name).toBe('Connect')
})

it('asks the wallet that is chosen [C-01]', async () => {
  const view = await showState(gallery, 'connect')
  await view.press(/^Alder/)
  expect(view.getRoute()).toMatchObject({ name: 'ConnectingExternal', namespace: 'eip155' })
})

it('has help for those who find none', async () => {
  const view = await showState(gallery, 'connect-empty')
  await view.findByText('No wallet found in this browser')
  await view.press('I don’t have a wallet')
  expect(view.getRoute().name).toBe('GetWallet')
  await view.press('Back')
  await view.press('Why don’t I see my wallet?')
  expect(view.getRoute().name).toBe('WalletNotDetected')
  await view.press('Back')
  await view.press('What is a wallet?')
  expect(view.getRoute().name).toBe('WhatIsAWallet')
})

it('lets nobody choose before the terms are accepted where the site asks for that', async () => {
  const view = await showState(gallery, 'connect-legal-checkbox')
  const box = await view.findByRole('checkbox', {
    name: /^I agree to the Terms of Service and Privacy Policy/,
  })
  expect(view.getByRole('button', { name: /^Alder/ })).toHaveProperty('disabled', true)
  box.click()
  await expect.poll(() => view.getByRole('button', { name: /^Alder/ })).toHaveProperty('disabled', false)
})

it('takes an e-mail address where the site offers that [C-03]', async () => {
  const view = await showState(gallery, 'connect-email')
  expect(await view.findByRole('textbox', { name: 'Email' })).toHaveProperty('autocomplete', 'email')
  expect(view.getByText('or')).toBeTruthy()
})

const listCurrent = (view: Awaited<ReturnType<typeof showState>>) =>
  view.queryAllByRole('button', { current: true }).map(({ textContent }) => textContent)

it('marks the wallet that connects beside the list, until another one is chosen', async () => {
  const view = await showState(gallery, 'connect-wide')
  await view.findByRole('button', { name: /^Birch/ })
  expect(listCurrent(view)).toEqual([])
  await view.press(/^Alder/)
  await expect.poll(() => listCurrent(view)).toEqual([expect.stringMatching(/^Alder/)])
  await view.press(/^Birch/)
  await expect.poll(() => listCurrent(view)).toEqual([expect.stringMatching(/^Birch/)])
  resetTo(view.portico, 'Connect')
  await expect.poll(() => listCurrent(view)).toEqual([])
})

it('marks the code while it shows beside the list, but not for a wallet that the list lacks', async () => {
  const view = await showState(gallery, 'connect-wide-code')
  await expect.poll(() => listCurrent(view)).toEqual([expect.stringMatching(/qr code/i)])
  resetTo(view.portico, 'Connect')
  push(view.portico, { name: 'ConnectingWalletConnect', walletId: 'not-listed' })
  await expect.poll(() => listCurrent(view)).toEqual([])
})
