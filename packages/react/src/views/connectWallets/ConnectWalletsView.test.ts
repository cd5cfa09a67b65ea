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

const wide = gallery.map(state => ({ ...state, options: { dialog: { layout: 'wide' } } as const }))
const folded = wide.map(state => ({
  ...state,
  login: 'waits' as const,
  options: { ...state.options, features: { collapseWallets: true } },
}))

it('leaves the place beside a list that has the same wallets to help', async () => {
  const view = await showState(wide, 'connect-wallets')
  await view.findByRole('heading', { name: 'What is a wallet?' })
  expect(view.getAllByRole('button', { name: /^Alder/ })).toHaveLength(1)
})

it('shows the wallets beside a list that folds them away', async () => {
  const view = await showState(folded, 'connect-wallets')
  await view.findByRole('button', { name: /^Alder/ })
  expect(view.queryByRole('heading', { name: 'What is a wallet?' })).toBeNull()
})
