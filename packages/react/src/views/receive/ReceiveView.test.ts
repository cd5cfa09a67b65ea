import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './receive.gallery.js'

it('shows the whole address, its code with a name, and which network it is for', async () => {
  const view = await showState(gallery, 'receive')
  expect(view.getByText('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBeTruthy()
  expect(view.getByRole('img', { name: 'Code of your address' })).toBeTruthy()
  expect(view.getByText('Send only what is on Ethereum to this address.')).toBeTruthy()
  expect(view.getByRole('button', { name: 'Copy address' })).toBeTruthy()
})

it('says so where the wallet has left meanwhile', async () => {
  const view = await showState(gallery, 'receive')
  view.portico.store.set(state => ({ ...state, accounts: {}, connections: {} }))
  await view.findByText('No wallet connected')
})
