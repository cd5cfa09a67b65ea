import { fireEvent } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './emailVerifyOtp.gallery.js'

it('says where the code was sent, and offers another one or another address [C-03]', async () => {
  const view = await showState(gallery, 'email-code')
  expect(view.getByText(/We sent six digits to ada\.lovelace@example\.com/)).toBeTruthy()
  expect(view.getByRole('button', { name: 'Send a new code' })).toHaveProperty('disabled', false)
  await view.press('Use another address')
  expect(view.getRoute().name).toBe('Connect')
})

it('is one field that phones fill in, and gives the code in with its last digit [C-03]', async () => {
  const view = await showState(gallery, 'email-code')
  const field = view.getByRole('textbox', { name: 'Code from the email, six digits' })
  expect(field).toHaveProperty('autocomplete', 'one-time-code')
  fireEvent.change(field, { target: { value: '123456' } })
  await view.findByText('Checking the code')
})

it('clears a wrong code and says why it was wrong', async () => {
  const view = await showState(gallery, 'email-code-wrong')
  const field = view.getByRole('textbox')
  fireEvent.change(field, { target: { value: '123456' } })
  expect((await view.findByRole('alert')).textContent).toMatch(/^This code is not right/)
  await expect.poll(() => view.getByRole('textbox')).toHaveProperty('value', '')
})

it('counts the seconds until another code can be had [R-05]', async () => {
  const view = await showState(gallery, 'email-code-cooldown')
  const resend = await view.findByRole('button', { name: /^New code in \d+ s$/ })
  expect(resend).toHaveProperty('disabled', true)
})

it('shows for a moment that the visitor is in', async () => {
  const view = await showState(gallery, 'email-code-right')
  expect(view.getByRole('heading', { name: 'Connected' })).toBeTruthy()
  expect(view.getByText('ada.lovelace@example.com is connected to this site.')).toBeTruthy()
})
