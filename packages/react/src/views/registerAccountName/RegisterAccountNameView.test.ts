import { selectProfile } from '@portico/core/internal'
import { fireEvent } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './registerAccountName.gallery.js'

const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })

describe('a name for the account', () => {
  it('is chosen, signed for and registered; the account goes by it at once [V-01] [W-23]', async () => {
    const view = await showState(gallery, 'name-choose')
    await view.press('Choose a name')
    const input = await view.findByRole('textbox', { name: 'Name, without .gallery.example' })
    type(input, 'Bobby')
    await view.findByText('bobby.gallery.example is available')
    await view.press('Register')
    await view.findByRole('heading', { name: 'bobby.gallery.example' })
    expect(view.getRoute().name).toBe('RegisterAccountNameSuccess')
    expect(selectProfile(view.portico.store.get()).name).toBe('bobby.gallery.example')
    await view.press('Done')
    await view.findByRole('heading', { name: 'bobby.gallery.example' })
    expect(view.getRoute().name).toBe('Account')
    expect(view.queryByTestId('account-choose-name')).toBeNull()
  })

  it('has letters, digits and hyphens, at least 4 of them [R-16]', async () => {
    const view = await showState(gallery, 'name-short')
    await view.findByText('Use at least 4 characters.')
    const button = view.getByRole('button', { name: 'Register' })
    expect(button.hasAttribute('disabled')).toBe(true)
    for (const wrong of ['bob_by', 'bö-by', 'bob.by']) {
      type(view.getByTestId('name-input'), wrong)
      await view.findByText('Use only letters from a to z, numbers and hyphens.')
      type(view.getByTestId('name-input'), '')
      await view.findByText('At least 4 letters, numbers or hyphens.')
    }
    type(view.getByTestId('name-input'), 'bo-4')
    await view.findByText('bo-4.gallery.example is available')
    expect(button.hasAttribute('disabled')).toBe(false)
  })

  it('that somebody has is not offered, but free ones like it [W-22]', async () => {
    const view = await showState(gallery, 'name-taken')
    await view.findByText('alice.gallery.example is taken.')
    expect(view.getByRole('button', { name: 'Register' }).hasAttribute('disabled')).toBe(true)
    const suggestions = await view.findAllByTestId('name-suggestion')
    expect(suggestions.map(({ textContent }) => textContent)).toEqual([
      'the-alice.gallery.example',
      'alice-2.gallery.example',
      'alice-wallet.gallery.example',
    ])
    fireEvent.click(suggestions[1] as HTMLElement)
    await view.findByText('alice-2.gallery.example is available')
  })

  it('that nobody can look up says so, with the way to try again [X-07]', async () => {
    const view = await showState(gallery, 'name-down')
    await view.findByText('Error resolving name')
    expect(view.getByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(view.getByRole('button', { name: 'Register' }).hasAttribute('disabled')).toBe(true)
  })

  it.each([
    ['name-declined', 'You rejected the request in your wallet. Nothing was registered.'],
    ['name-refused', 'This name looks like one that is registered already. Learn more'],
    ['name-failed', 'Error registering name bobby.gallery.example Learn more'],
  ])('that was not registered leads back to the form, with the reason: %s [X-07]', async (id, reason) => {
    const view = await showState(gallery, id)
    expect((await view.findByRole('alert')).textContent).toBe(reason)
    expect((view.getByTestId('name-input') as HTMLInputElement).value).toBe('bobby')
    await view.findByText('bobby.gallery.example is available')
    type(view.getByTestId('name-input'), 'bobby-2')
    await expect.poll(() => view.queryByRole('alert')).toBeNull()
  })

  it('is one for each account', async () => {
    const view = await showState(gallery, 'name-has-one')
    await view.findByText('Your account already has a name')
    expect(view.queryByRole('textbox')).toBeNull()
  })

  it('is offered in the account where it has none and the services register some', async () => {
    const view = await showState(gallery, 'name-offered')
    await view.press('Choose a name')
    expect(view.getRoute().name).toBe('ChooseAccountName')
  })

  it('is not offered to accounts that have one', async () => {
    const view = await showState(gallery, 'name-known')
    await view.findByRole('heading', { name: 'ada.eth' })
    expect(view.queryByTestId('account-choose-name')).toBeNull()
  })
})
