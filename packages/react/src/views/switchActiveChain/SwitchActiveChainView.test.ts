import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './switchActiveChain.gallery.js'

it('says that another wallet is needed before it leaves the one that is connected [V-03]', async () => {
  const view = await showState(gallery, 'switch-active-chain')
  expect(view.getByRole('heading', { name: 'Solana needs a different wallet' })).toBeTruthy()
  expect(view.portico.store.get().accounts.eip155?.status).toBe('connected')
  await view.press('Switch')
  await expect.poll(() => view.getRoute().name).toBe('Connect')
})
