import { openModal, type Portico, pushView, selectCatalogue } from '@portico/core'
import { findLogin, resetTo } from '@portico/core/internal'
import { emailCooldown, iframeLoadFailed, PorticoError } from '@portico/protocol'
import { fireEvent } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './connect.gallery.js'

it('lists installed wallets, then popular ones, then the way to all others [V-14]', async () => {
  const view = await showState(gallery, 'connect')
  await view.findByRole('heading', { name: 'Popular' })
  expect(view.listNames('heading')).toEqual(['Connect Wallet', 'Installed', 'Popular'])
  await view.press(/^Search wallets \d+/)
  expect(view.getRoute().name).toBe('AllWallets')
})

it('has the first page of all wallets on its way when the focus comes to their row [V-10]', async () => {
  const view = await showState(gallery, 'connect')
  const row = await view.findByRole('button', { name: /^Search wallets \d+/ })
  expect(selectCatalogue(view.portico.store.get()).pages.status).toBe('pending')
  row.focus()
  await expect.poll(() => selectCatalogue(view.portico.store.get()).pages.status).toBe('success')
  expect(view.getRoute().name).toBe('Connect')
})

it('names the kit below the ways to connect, unless the site switches its branding off [K-12]', async () => {
  const view = await showState(gallery, 'connect')
  await view.findByText('Portico')
  const options = { features: { branding: false } }
  const plain = await showState(
    gallery.map(state => ({ ...state, options })),
    'connect',
  )
  await plain.findByRole('button', { name: /^Alder/ })
  expect(plain.queryByText('Portico')).toBeNull()
})

it('has neither e-mail nor providers on a site that takes payments [R-12]', async () => {
  const paying = gallery.map(state => ({ ...state, options: { ...state.options, features: { pay: true } } }))
  const before = await showState(gallery, 'connect-socials')
  await before.findByTestId('email-input')
  await before.findByRole('button', { name: 'Continue with Google' })
  const view = await showState(paying, 'connect-socials')
  await view.findByRole('button', { name: /^Search wallets \d+/ })
  expect(view.queryByTestId('email-input')).toBeNull()
  expect(view.queryByRole('button', { name: /Continue with/ })).toBeNull()
})

it('asks the wallet that is chosen [C-01]', async () => {
  const view = await showState(gallery, 'connect')
  await view.press(/^Alder/)
  expect(view.getRoute()).toMatchObject({ name: 'ConnectingExternal', namespace: 'eip155' })
})

it('has help for those who find none', async () => {
  const view = await showState(gallery, 'connect-empty')
  await view.findByText('No wallets found in this browser')
  await view.press('I don’t have a wallet')
  expect(view.getRoute().name).toBe('GetWallet')
  await view.press('Why don’t I see my wallet?')
  expect(view.getRoute().name).toBe('WalletNotDetected')
  await view.press('Back')
  await view.press('Back')
  await view.press('What is a wallet?')
  expect(view.getRoute().name).toBe('WhatIsAWallet')
})

it('has one way to help under the list: for those who miss a wallet where others are installed', async () => {
  const view = await showState(gallery, 'connect')
  expect(view.queryByRole('button', { name: 'I don’t have a wallet' })).toBeNull()
  await view.press('Why don’t I see my wallet?')
  expect(view.getRoute().name).toBe('WalletNotDetected')
})

it('names the chain family whose wallets it has, where the site has others', async () => {
  const limited = gallery.map(state => ({
    ...state,
    installed: 'families' as const,
    setup: (portico: Portico) => openModal(portico, { view: 'Connect', namespace: 'solana' }),
  }))
  const view = await showState(limited, 'connect')
  expect(view.listNames('heading')[0]).toBe('Connect Solana wallet')
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

it('offers the code again that was mailed before the dialog was closed [C-03] [R-05]', async () => {
  const view = await showState(gallery, 'connect-email-resume')
  expect(await view.findByRole('textbox', { name: 'Email' })).toHaveProperty(
    'value',
    'ada.lovelace@example.com',
  )
  await view.press('Enter the code sent to ada.lovelace@example.com')
  await expect
    .poll(() => view.getRoute())
    .toMatchObject({ name: 'EmailVerifyOtp', step: { type: 'code', email: 'ada.lovelace@example.com' } })
})

it('goes on with that code when the same address is given again', async () => {
  const view = await showState(gallery, 'connect-email-resume')
  fireEvent.submit((await view.findByRole('textbox', { name: 'Email' })).closest('form') as Element) // the field is inside a form
  await expect.poll(() => view.getRoute().name).toBe('EmailVerifyOtp')
})

it('offers that code to nobody who waits for another address', async () => {
  const view = await showState(gallery, 'connect-email-resume')
  const source = findLogin(view.portico, 'email')
  if (source) source.login.answer = () => new Promise(() => {})
  const field = await view.findByRole('textbox', { name: 'Email' })
  fireEvent.change(field, { target: { value: 'other@example.com' } })
  fireEvent.submit(field.closest('form') as Element) // the field is inside a form
  await expect.poll(() => view.getByTestId('email-resume')).toHaveProperty('disabled', true)
})

it('says below the field why no mail was sent [R-05]', async () => {
  const view = await showState(gallery, 'connect-email-resume')
  const source = findLogin(view.portico, 'email')
  if (source)
    source.login.answer = () => Promise.reject(new PorticoError(emailCooldown, { context: { seconds: 26 } }))
  const field = await view.findByRole('textbox', { name: 'Email' })
  fireEvent.change(field, { target: { value: 'other@example.com' } })
  fireEvent.submit(field.closest('form') as Element) // the field is inside a form
  expect((await view.findByRole('alert')).textContent).toBe('Please try again after 26 seconds Learn more')
  expect(field.getAttribute('aria-describedby')).toBe(view.getByRole('alert').id)
})

it('keeps the field, and the focus in it, when an error comes and goes', async () => {
  const view = await showState(gallery, 'connect-email')
  const source = findLogin(view.portico, 'email')
  if (source) source.login.answer = () => Promise.reject(new PorticoError(iframeLoadFailed))
  const field = await view.findByRole('textbox', { name: 'Email' })
  fireEvent.change(field, { target: { value: 'ada@example.com' } })
  fireEvent.submit(field.closest('form') as Element) // the field is inside a form
  expect(await view.findByRole('button', { name: 'Having trouble?' })).toBeTruthy()
  expect(view.getByRole('textbox', { name: 'Email' })).toBe(field)
  fireEvent.change(field, { target: { value: 'ada@example.co' } })
  await expect.poll(() => view.queryByRole('alert')).toBeNull()
  expect(view.getByRole('textbox', { name: 'Email' })).toBe(field)
})

it.each(['connect-email', 'connect-email-wallets'])('has the field above the help: %s', async state => {
  const view = await showState(gallery, state)
  const field = await view.findByRole('textbox', { name: 'Email' })
  const help = view.getByTestId('wallet-help')
  expect(field.compareDocumentPosition(help) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
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
  await expect.poll(() => listCurrent(view)).toEqual([expect.stringMatching(/QR code/i)])
  resetTo(view.portico, 'Connect')
  pushView(view.portico, { name: 'ConnectingWalletConnect', walletId: 'not-listed' })
  await expect.poll(() => listCurrent(view)).toEqual([])
})

it('has providers after the e-mail field, the first by its name, and opens the window of the one that is pressed [C-04] [V-14] [K-14]', async () => {
  const view = await showState(gallery, 'connect-socials')
  await view.findByRole('button', { name: 'Continue with Google' })
  const names = view.listNames('button').filter(name => name?.startsWith('Continue with'))
  expect(names).toEqual(['Google', 'X', 'Farcaster', 'Discord', 'Apple'].map(name => `Continue with ${name}`))
  const field = view.getByRole('textbox', { name: 'Email' })
  const first = view.getByRole('button', { name: 'Continue with Google' })
  expect(field.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(view.getByRole('button', { name: 'Continue with Google' }).textContent).toBe('Continue with Google')
  expect(view.getByRole('button', { name: 'Continue with X' }).textContent).toBe('')
  await view.press('Continue with Discord')
  await expect
    .poll(() => view.getRoute())
    .toMatchObject({ name: 'ConnectingSocial', step: { way: 'discord', state: 'open' } })
})

it('shows five of more than six providers, with a way to all of them, and all of six [K-14]', async () => {
  const view = await showState(gallery, 'connect-socials')
  await view.findByRole('button', { name: 'Continue with Google' })
  await view.press('More login options')
  expect(view.getRoute()).toEqual({ name: 'ConnectSocials' })
  const six = await showState(gallery, 'connect-six-socials')
  await six.findByRole('button', { name: 'Continue with Google' })
  const names = six.listNames('button').filter(name => name?.startsWith('Continue with'))
  expect(names).toEqual(
    ['Google', 'X', 'Discord', 'Apple', 'GitHub', 'Facebook'].map(name => `Continue with ${name}`),
  )
  expect(six.queryByRole('button', { name: 'More login options' })).toBeNull()
})

it('has two providers side by side, in the order of the page, and says where no window opens [V-02]', async () => {
  const view = await showState(gallery, 'connect-two-socials')
  await view.findByRole('group', { name: 'Log in with another account' })
  const names = view.listNames('button').filter(name => name?.startsWith('Continue with'))
  expect(names).toEqual(['Continue with GitHub', 'Continue with Google'])
  await view.press('Continue with Google')
  await view.findByRole('heading', { name: 'Pop-up blocked' })
})
