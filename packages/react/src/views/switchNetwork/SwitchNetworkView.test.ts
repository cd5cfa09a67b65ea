import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './switchNetwork.gallery.js'

it('asks the wallet by being shown [C-11]', async () => {
  const view = await showState(gallery, 'switch-network')
  expect(view.listNames('heading')).toEqual(['Base', 'Approve in Alder'])
  expect(view.getByText('Approve the switch to Base in your wallet.')).toBeTruthy()
})

it.each([
  ['switch-network-rejected', 'Switch rejected'],
  ['switch-network-error', 'Switch failed'],
])('offers another try and another network in %s [C-11]', async (id, title) => {
  const view = await showState(gallery, id)
  await view.findByRole('heading', { name: title })
  expect(view.getByRole('button', { name: 'Try again' })).toBeTruthy()
  await view.press('Choose another network')
  expect(view.getRoute().name).toBe('Networks')
})
