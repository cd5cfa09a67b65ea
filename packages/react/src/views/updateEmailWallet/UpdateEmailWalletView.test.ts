import { fireEvent } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './updateEmailWallet.gallery.js'

const type = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } })
  fireEvent.submit(field)
}

it('names the present address and what the new one takes [V-01]', async () => {
  const view = await showState(gallery, 'update-email')
  expect(view.getByText(/known by ada\.lovelace@example\.com/)).toBeTruthy()
  type(view.getByRole('textbox', { name: 'New email address' }), 'ada@work.example')
  await expect
    .poll(() => view.getByRole('button', { name: 'Continue with this address' }).getAttribute('aria-busy'))
    .toBe('true')
  await view.press('Back')
  expect(view.getRoute().name).toBe('Account')
})

it('says below the address why it is refused, until somebody types', async () => {
  const view = await showState(gallery, 'update-email-refused')
  const field = view.getByRole('textbox')
  type(field, 'ada@work.example')
  expect((await view.findByRole('alert')).textContent).not.toBe('')
  fireEvent.change(field, { target: { value: 'ada@other.example' } })
  await expect.poll(() => view.queryByRole('alert')).toBeNull()
})

it('gives its place to the wallet’s own page, in which the visitor agrees', async () => {
  const view = await showState(gallery, 'update-email-asking')
  expect(document.body.textContent).not.toContain('The page of the wallet itself')
  type(view.getByRole('textbox'), 'ada@work.example')
  await expect.poll(() => document.body.textContent).toContain('The page of the wallet itself')
  await view.press('Back')
  await expect.poll(() => document.body.textContent).not.toContain('The page of the wallet itself')
})
