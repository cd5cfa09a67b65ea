import { expect, it, vi } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './openWallet.gallery.js'

it('is the way to the request in the wallet’s app, until it is answered [E-15]', async () => {
  const view = await showState(gallery, 'remote-request')
  expect(view.getByRole('heading', { name: 'Continue in Alder' })).toBeTruthy()
  const open = view.getByRole('link', { name: 'Open Alder' })
  expect(open.getAttribute('href')).toMatch(/^alder-wallet:\/\/wc\?requestId=1&sessionTopic=a1b2$/)
})

it('can be left, and the request stays', async () => {
  const view = await showState(gallery, 'remote-request')
  await view.press('Not now')
  expect(view.getRoute().name).not.toBe('OpenWallet')
})

it('opens the link of a request that is too long for a link element, in the tap', async () => {
  const view = await showState(gallery, 'remote-request-link')
  const open = vi.spyOn(view.portico.environment, 'openWindow')
  await view.press('Open Alder')
  expect(open.mock.calls).toEqual([['https://alder.example/ul/v1/signMessage?payload=a1b2', '_self', '']])
})
