import { getDocsLink } from '@portico/core'
import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './connectingExternal.gallery.js'

it('asks the wallet by being shown, and says where to look [C-01]', async () => {
  const view = await showState(gallery, 'connecting-waiting')
  expect(view.listNames('heading')).toEqual(['Alder', 'Confirm in Alder'])
  expect(view.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it.each([
  ['connecting-rejected', 'Connection rejected'],
  ['connecting-pending', 'Open Alder to continue'],
  ['connecting-error', 'Connection failed'],
])('says what happened and offers both ways on in %s [WM03]', async (id, title) => {
  const view = await showState(gallery, id)
  await view.findByRole('heading', { name: title })
  expect(view.getByRole('button', { name: 'Try again' })).toBeTruthy()
  await view.press('Use another wallet')
  expect(view.getRoute().name).toBe('Connect')
})

it('reads bad news out at once', async () => {
  const view = await showState(gallery, 'connecting-rejected')
  const alert = await view.findByRole('alert')
  expect(alert.textContent).toContain('You rejected the request in Alder. You can try again.')
})

it('links the error to its page, and offers to look for the reason', async () => {
  const view = await showState(gallery, 'connecting-error')
  const link = await view.findByRole('link', { name: 'Learn more' })
  expect(link.getAttribute('href')).toBe(getDocsLink(view.portico, 'errors/wallet_failed'))
  await view.press('Having trouble?')
  expect(view.getRoute()).toMatchObject({ name: 'Doctor', namespace: 'eip155' })
})

it('looks for no reason where the visitor said no', async () => {
  const view = await showState(gallery, 'connecting-rejected')
  await view.findByRole('heading', { name: 'Connection rejected' })
  expect(view.queryByRole('button', { name: 'Having trouble?' })).toBeNull()
})

it('offers the app of a wallet on this phone, if it did not answer', async () => {
  const view = await showState(gallery, 'connecting-no-app')
  await view.findByRole('heading', { name: 'Connection failed' })
  const get = view.getByRole('link', { name: /^Don’t have Larch\?/ })
  expect(get.getAttribute('href')).toBe('https://wallets.example/get')
})

it('offers no app for a wallet of the page', async () => {
  const view = await showState(gallery, 'connecting-error')
  await view.findByRole('heading', { name: 'Connection failed' })
  expect(view.queryByText(/^Don’t have/)).toBeNull()
})
