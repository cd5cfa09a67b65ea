import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './emailVerifyDevice.gallery.js'

it('says which link to open and where the number appears, and goes on by itself [T-13]', async () => {
  const view = await showState(gallery, 'email-device')
  await view.findByRole('heading', { name: 'Approve this device' })
  expect(view.getByText(/We are sending an email to ada\.lovelace@example\.com/)).toBeTruthy()
  expect(view.getByText('This page goes on by itself.')).toBeTruthy()
})

it('asks again, or for another address, where nobody approved [T-13]', async () => {
  const view = await showState(gallery, 'email-device-failed')
  await view.findByRole('heading', { name: 'Not approved' })
  expect(view.getByRole('button', { name: 'Ask again' })).toBeTruthy()
  await view.press('Use another address')
  expect(view.getRoute().name).toBe('Connect')
})
