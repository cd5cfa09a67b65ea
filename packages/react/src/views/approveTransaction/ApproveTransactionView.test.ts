import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './approveTransaction.gallery.js'

it('says what is coming and what closing means until the wallet’s own page is there [T-18]', async () => {
  const view = await showState(gallery, 'approve-transaction-loading')
  expect(view.getByRole('heading', { name: 'Review the request' })).toBeTruthy()
  expect(view.getByText(/Closing this window rejects it/)).toBeTruthy()
  // A pending request can only be answered or closed.
  expect(view.listNames('button')).toEqual(['Close'])
})

it('has one heading that people see, and a name that screen readers say [T-18]', async () => {
  const view = await showState(gallery, 'approve-transaction-loading')
  expect(view.getByRole('heading', { name: 'Confirm', level: 1 }).className).toBe('sr-only')
  expect(view.getByRole('heading', { level: 2 }).textContent).toBe('Review the request')
})

it('gives its place to the wallet’s own page', async () => {
  await showState(gallery, 'approve-transaction')
  await expect.poll(() => document.body.textContent).toContain('The page of the wallet itself')
})
