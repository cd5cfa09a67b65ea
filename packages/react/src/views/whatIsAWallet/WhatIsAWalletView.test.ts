import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './whatIsAWallet.gallery.js'

it('explains in three points, with more to read and the way to a wallet', async () => {
  const view = await showState(gallery, 'what-is-a-wallet')
  expect(view.listNames('heading').slice(1)).toEqual([
    'A home for your digital assets',
    'A new way to log in',
    'Only you hold the keys',
  ])
  expect(view.getByRole('link', { name: 'Learn more about wallets' })).toHaveProperty(
    'rel',
    'noopener noreferrer',
  )
  await view.press('Get a wallet')
  expect(view.getRoute().name).toBe('GetWallet')
})
