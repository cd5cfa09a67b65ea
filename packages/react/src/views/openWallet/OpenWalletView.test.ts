import { expect, it } from 'vitest'
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
