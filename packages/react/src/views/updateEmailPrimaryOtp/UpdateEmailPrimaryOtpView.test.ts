import { fireEvent } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './updateEmailPrimaryOtp.gallery.js'

it('says in which mailbox the code is, and leads back to the address [V-01]', async () => {
  const view = await showState(gallery, 'update-email-present-code')
  await view.findByRole('heading', { name: 'Enter the code from your present mailbox' })
  expect(view.getByText(/We sent six digits to ada\.lovelace@example\.com/)).toBeTruthy()
  await view.press('Start again')
  expect(view.getRoute().name).toBe('UpdateEmailWallet')
})

it('clears a wrong code and says why it was wrong', async () => {
  const view = await showState(gallery, 'update-email-present-code-wrong')
  fireEvent.change(view.getByRole('textbox'), { target: { value: '123456' } })
  expect((await view.findByRole('alert')).textContent).toMatch(/^This code is not right/)
  await expect.poll(() => view.getByRole('textbox')).toHaveProperty('value', '')
})
