import { successShown } from '@portico/core/internal'
import { fireEvent } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './networks.gallery.js'

it('marks the network in use, has test networks apart, and says what cannot be had [C-11]', async () => {
  const view = await showState(gallery, 'networks')
  expect(view.getByRole('button', { name: 'Ethereum', current: true })).toBeTruthy()
  expect(view.listNames('heading')).toEqual(['Switch network', 'Testnets'])
  expect(view.getByRole('button', { name: /^Solana Not available/ })).toHaveProperty('disabled', true)
})

it('finds a network by a part of its name, and says where there is none', async () => {
  const view = await showState(gallery, 'networks-families')
  const search = view.getByRole('searchbox', { name: 'Search networks' })
  fireEvent.change(search, { target: { value: 'mainn' } })
  await expect.poll(() => view.queryByText('Polygon')).toBeNull()
  expect(view.getByRole('button', { name: 'OP Mainnet' })).toBeTruthy()
  fireEvent.change(search, { target: { value: 'nowhere' } })
  await view.findByText('No networks found')
  await view.press('Clear search')
  await view.findByText('Polygon')
})

it('asks the wallet in the row that is chosen, keeps the order, and stays until the tick is seen [C-11]', async () => {
  const view = await showState(gallery, 'networks-approves')
  const order = view.listNames('button')
  const { environment } = view.portico
  const { setTimeout } = environment
  let leave = () => {}
  vi.spyOn(environment, 'setTimeout').mockImplementation((run, milliseconds) => {
    if (milliseconds !== successShown) return setTimeout(run, milliseconds)
    leave = run
    return 0
  })
  await view.press('Base')
  await view.findByRole('button', { name: /^Base/, current: true })
  expect(view.getRoute().name).toBe('Networks')
  expect(view.listNames('button').map(name => name?.replace('You’re on Base', ''))).toEqual(order)
  leave()
  expect(view.isOpen()).toBe(false)
})

it('says in the row what the wallet is asked, and explains what a network is [C-11]', async () => {
  const view = await showState(gallery, 'networks')
  const row = await view.findByRole('button', { name: 'Base' })
  row.focus()
  row.click()
  await expect.poll(() => row.getAttribute('aria-busy')).toBe('true')
  expect(row.textContent).toBe('BaseApprove in Alder')
  expect(view.getFocused()).toContain('Base')
  expect(view.getRoute()).toEqual({ name: 'Networks' })
  await view.press('What is a network?')
  expect(view.getRoute()).toEqual({ name: 'WhatIsANetwork' })
})

it.each([
  ['networks-rejected', 'Rejected in Alder. Choose again to retry.'],
  ['networks-failed', /^Your wallet reported an error\..* then try again\.$/],
])('says in the row what came of it, and asks again there: %s [C-11]', async (id, text) => {
  const view = await showState(gallery, id)
  await view.press('Base')
  await view.findByText(text)
  const row = view.getByRole('button', { name: /^Base/ })
  expect(row.getAttribute('aria-busy')).toBeNull()
  row.click()
  await view.findByText(text)
  expect(view.getRoute()).toEqual({ name: 'Networks' })
})

it('shows the kit’s own mark where the image service has none, and never a letter for a known network', async () => {
  const unpictured = gallery.map(state => ({ ...state, options: { networkImages: {} } }))
  const view = await showState(unpictured, 'networks')
  const row = view.getByRole('button', { name: 'Base' })
  const service = row.querySelector('img')
  expect(service?.src).toMatch(/^https:\/\/gallery\.example\//)
  if (service) fireEvent.error(service)
  await expect.poll(() => row.querySelector('img')?.src).toMatch(/^data:image\/svg/)
  expect(row.querySelector('.image-monogram')).toBeNull()
})
