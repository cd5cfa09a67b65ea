import { fireEvent } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './networks.gallery.js'

it('marks the network in use, has test networks apart, and says what cannot be had [C-11]', async () => {
  const view = await showState(gallery, 'networks')
  expect(view.getByRole('button', { name: 'Ethereum', current: true })).toBeTruthy()
  expect(view.listNames('heading')).toEqual(['Switch network', 'Test networks'])
  expect(view.getByRole('button', { name: /^Solana Not available/ })).toHaveProperty('disabled', true)
})

it('finds a network by a part of its name, and says where there is none', async () => {
  const view = await showState(gallery, 'networks-families')
  const search = view.getByRole('searchbox', { name: 'Search network' })
  fireEvent.change(search, { target: { value: 'mainn' } })
  await expect.poll(() => view.queryByText('Polygon')).toBeNull()
  expect(view.getByRole('button', { name: 'OP Mainnet' })).toBeTruthy()
  fireEvent.change(search, { target: { value: 'nowhere' } })
  await view.findByText('No network found')
  await view.press('Clear search')
  await view.findByText('Polygon')
})

it('asks the wallet for the network that is chosen, and explains what one is [C-11]', async () => {
  const view = await showState(gallery, 'networks')
  await view.press('Base')
  expect(view.getRoute()).toEqual({ name: 'SwitchNetwork', network: 'eip155:8453' })
  await view.press('Back')
  await view.press('What is a network?')
  expect(view.getRoute()).toEqual({ name: 'WhatIsANetwork' })
})
