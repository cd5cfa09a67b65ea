import { fireEvent } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './emailLogin.gallery.js'

it('takes an address, goes on to the code, and back to the address [V-01] [C-03]', async () => {
  const view = await showState(gallery, 'email-login')
  const field = await view.findByRole('textbox', { name: 'Email' })
  fireEvent.change(field, { target: { value: 'ada@example.com' } })
  fireEvent.submit(field)
  await expect.poll(() => view.getRoute().name).toBe('EmailVerifyOtp')
  await view.press('Use another email')
  expect(view.getRoute()).toEqual({ name: 'EmailLogin' })
})

it('takes none before the terms are accepted where the site asks for that', async () => {
  const view = await showState(gallery, 'email-login-legal')
  const box = await view.findByRole('checkbox', { name: /^I agree to the Terms of Service/ })
  expect(view.getByRole('textbox', { name: 'Email' })).toHaveProperty('disabled', true)
  box.click()
  await expect.poll(() => view.getByRole('textbox', { name: 'Email' })).toHaveProperty('disabled', false)
})
