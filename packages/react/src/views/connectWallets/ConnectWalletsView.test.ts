import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './connectWallets.gallery.js'

it('is the list of wallets by itself, with the way back [V-14]', async () => {
  const view = await showState(gallery, 'connect-wallets')
  await view.findByRole('button', { name: /^Alder/ })
  expect(view.queryByRole('textbox', { name: 'Email' })).toBeNull()
  await view.press('Back')
  expect(view.getRoute().name).toBe('Connect')
})
