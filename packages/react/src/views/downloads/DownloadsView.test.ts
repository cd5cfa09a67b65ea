import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './downloads.gallery.js'

it('is a list of real links to the shops of a wallet [DL10]', async () => {
  const view = await showState(gallery, 'downloads')
  expect(await view.findByRole('heading', { name: 'Get Alder' })).toBeTruthy()
  const extension = await view.findByRole('link', { name: /^Browser extension/ })
  expect(extension).toMatchObject({ href: 'https://extensions.example/alder', target: '_blank' })
  expect(view.listNames('link')).toHaveLength(4)
})

it('says where there is none, and helps those who have it already', async () => {
  const view = await showState(gallery, 'downloads-none')
  await view.findByText('There’s no download for Nowhere Wallet yet.')
  await view.press('Already have it?')
  expect(view.getRoute()).toEqual({ name: 'WalletNotDetected', walletId: 'gallery-nowhere' })
})
