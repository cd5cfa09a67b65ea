import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './walletSecurity.gallery.js'

it('gives its place to the wallet’s own page, and takes it back with the view [C-03]', async () => {
  const view = await showState(gallery, 'wallet-security')
  expect(view.getByRole('heading', { name: 'Recovery and security' })).toBeTruthy()
  await expect.poll(() => document.body.textContent).toContain('The page of the wallet itself')
  await view.press('Close')
  await expect.poll(() => document.body.textContent).not.toContain('The page of the wallet itself')
})
