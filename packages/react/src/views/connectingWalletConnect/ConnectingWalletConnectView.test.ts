import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './connectingWalletConnect.gallery.js'

it('shows a code with a name, a way to copy it, and where to get the wallet [C-02]', async () => {
  const view = await showState(gallery, 'remote-code')
  expect(await view.findByRole('img', { name: 'QR code to scan with Cedar' })).toBeTruthy()
  expect(view.getByText('QR code ready')).toBeTruthy()
  expect(view.getByRole('button', { name: 'Copy link' })).toHaveProperty('disabled', false)
  await view.press(/^Don’t have Cedar\?/)
  expect(view.getRoute()).toEqual({ name: 'Downloads', walletId: 'gallery-002' })
})

it('has nothing to copy while the code is being made', async () => {
  const view = await showState(gallery, 'remote-code-loading')
  expect(view.getByText('Creating QR code…')).toBeTruthy()
  expect(view.getByRole('button', { name: 'Copy link' })).toHaveProperty('disabled', true)
})

it('has a tab for each way of a wallet that has several', async () => {
  const view = await showState(gallery, 'remote-tabs')
  expect(view.getByRole('tablist', { name: 'Ways to connect' })).toBeTruthy()
  expect(view.listNames('tab')).toEqual(['Mobile', 'Web app', 'Desktop'])
  view.getByRole('tab', { name: 'Web app' }).click()
  const open = await view.findByRole('link', { name: 'Open Larch' })
  expect(open).toHaveProperty('href', expect.stringMatching(/^https:\/\/larch\.example\/wc\?uri=wc%3A/))
})

it.each([
  ['remote-declined', 'Connection rejected'],
  ['remote-expired', 'Connection failed'],
  ['remote-failed', 'Connection failed'],
])('offers another try and another wallet in %s [LT15]', async (id, title) => {
  const view = await showState(gallery, id)
  await view.findByRole('heading', { name: title })
  expect(view.getByRole('button', { name: 'Try again' })).toBeTruthy()
  await view.press('Use another wallet')
  expect(view.getRoute().name).toBe('Connect')
})

it('names the networks of the site to those whose wallet has none of them', async () => {
  const view = await showState(gallery, 'remote-unsupported-chains')
  const sentence = await view.findByText(/^This site runs on /)
  // Each name is isolated, so that the names follow the text direction.
  const names = [...(sentence.textContent ?? '').matchAll(/\u2068(.+?)\u2069/g)].map(([, name]) => name)
  expect(names).toEqual(['Ethereum', 'Base', 'OP Mainnet', 'Polygon'])
})

it('says what to do where the site has no remote wallets', async () => {
  const view = await showState(gallery, 'remote-unavailable')
  await view.findByRole('heading', { name: 'Not available on this site' })
  await view.press('Use another wallet')
  expect(view.getRoute().name).toBe('Connect')
})
