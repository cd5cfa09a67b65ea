import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './unsupportedChain.gallery.js'

it('offers the networks of the site that the wallet can go to [T-10]', async () => {
  const view = await showState(gallery, 'unsupported-chain')
  expect(view.getByText('This network isn’t supported')).toBeTruthy()
  expect(view.queryByRole('button', { name: /^Solana/ })).toBeNull()
  await view.press('Polygon')
  await view.findByText('Approve in Alder')
})

it('lets the visitor leave, by closing and by disconnecting [T-10]', async () => {
  const closed = await showState(gallery, 'unsupported-chain')
  await closed.press('Close')
  await expect.poll(closed.isOpen).toBe(false)
  const left = await showState(gallery, 'unsupported-chain')
  await left.press('Disconnect')
  await expect.poll(() => left.portico.store.get().accounts.eip155?.status).toBe('disconnected')
})
