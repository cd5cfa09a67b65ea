import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './connectSocials.gallery.js'

const names = ['Google', 'X', 'Farcaster', 'Discord', 'Apple', 'GitHub', 'Facebook']

it('has all that the site offers, by name and in their order [K-14]', async () => {
  const view = await showState(gallery, 'all-socials')
  const buttons = view.getAllByRole('button', { name: /^Continue with / })
  expect(buttons.map(button => button.textContent)).toEqual(names.map(name => `Continue with ${name}`))
})

it('begins a login with whichever is pressed [C-04] [C-05]', async () => {
  const view = await showState(gallery, 'all-socials')
  await view.press('Continue with Discord')
  await expect
    .poll(() => view.getRoute())
    .toMatchObject({ name: 'ConnectingSocial', step: { way: 'discord', state: 'open' } })
  const next = await showState(gallery, 'all-socials')
  await next.press('Continue with Farcaster')
  await expect.poll(() => next.getRoute().name).toBe('ConnectingFarcaster')
})

it('begins none before the terms are accepted where the site asks for that', async () => {
  const view = await showState(gallery, 'all-socials-legal')
  const box = await view.findByRole('checkbox', { name: /^I agree to the Terms of Service/ })
  const button = () => view.getByRole('button', { name: 'Continue with Apple' })
  expect(button()).toHaveProperty('disabled', true)
  box.click()
  await expect.poll(button).toHaveProperty('disabled', false)
})
