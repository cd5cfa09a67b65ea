import { answerLogin } from '@portico/core'
import type { SourceSession } from '@portico/core/adapter'
import { findLogin } from '@portico/core/internal'
import { fireEvent } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './login.gallery.js'

const type = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } })
  fireEvent.submit(field)
}

describe('the code of a login', () => {
  it('says where the code was sent, and offers another one or another address [C-03]', async () => {
    const view = await showState(gallery, 'email-code')
    expect(view.getByText(/We sent a 6-digit code to ada\.lovelace@example\.com/)).toBeTruthy()
    expect(view.getByRole('button', { name: 'Send a new code' })).toHaveProperty('disabled', false)
    await view.press('Use another email')
    expect(view.getRoute().name).toBe('Connect')
  })

  it('is one field that phones fill in, and gives the code in with its last digit [C-03]', async () => {
    const view = await showState(gallery, 'email-code')
    const field = view.getByRole('textbox', { name: 'One-time code, 6 digits' })
    expect(field).toHaveProperty('autocomplete', 'one-time-code')
    fireEvent.change(field, { target: { value: '123456' } })
    await view.findByText('Checking the code')
  })

  it.each(['email-code-wrong', 'update-email-present-code-wrong', 'update-email-new-code-wrong'])(
    'clears a wrong code and says why it was wrong: %s',
    async state => {
      const view = await showState(gallery, state)
      const field = view.getByRole('textbox')
      fireEvent.change(field, { target: { value: '123456' } })
      expect((await view.findByRole('alert')).textContent).toMatch(/^This code is not right/)
      await expect.poll(() => view.getByRole('textbox')).toHaveProperty('value', '')
    },
  )

  it('begins with an empty field where it is for another address', async () => {
    const view = await showState(gallery, 'email-code')
    fireEvent.change(view.getByRole('textbox'), { target: { value: '123' } })
    const step = { type: 'address', way: 'email' } as const
    const answer = { type: 'address', email: 'grace@example.com' } as const
    await answerLogin(view.portico, { connectorId: 'ID_AUTH', step, answer })
    await view.findByText(/We sent a 6-digit code to grace@example\.com/)
    expect(view.getByRole('textbox')).toHaveProperty('value', '')
  })

  it('says that a new code was sent, with the focus in the field for it', async () => {
    const view = await showState(gallery, 'email-code')
    const resend = view.getByRole('button', { name: 'Send a new code' })
    resend.focus()
    await view.press('Send a new code')
    const news = await view.findByText('We sent a new code to ada.lovelace@example.com.')
    expect(news.closest('[role=status]')).toBeTruthy()
    expect(view.getFocused()).toBe('One-time code, 6 digits')
  })

  it('counts the seconds until another code can be had [R-05]', async () => {
    const view = await showState(gallery, 'email-code-cooldown')
    const resend = await view.findByRole('button', { name: /^New code in \d+s$/ })
    expect(resend).toHaveProperty('disabled', true)
  })

  it('shows for a moment that the visitor is in', async () => {
    const view = await showState(gallery, 'email-code-right')
    expect(view.getByRole('heading', { name: 'Connected' })).toBeTruthy()
    expect(view.getByText('ada.lovelace@example.com is connected to this site.')).toBeTruthy()
  })

  it('says that a wallet was made, to those who had none', async () => {
    const view = await showState(gallery, 'email-code-first')
    expect(view.getByText('We created a wallet for ada.lovelace@example.com.')).toBeTruthy()
  })
})

describe('the approval of a device', () => {
  it('says which link to open and where the number appears, and goes on by itself [T-13]', async () => {
    const view = await showState(gallery, 'email-device')
    await view.findByRole('heading', { name: 'Approve this device' })
    expect(view.getByText(/We’re sending a link to ada\.lovelace@example\.com/)).toBeTruthy()
    expect(view.getByText('This page continues automatically.')).toBeTruthy()
  })

  it('leaves the words to the page of the wallet while that is there, and has them again when it goes', async () => {
    const page = await showState(gallery, 'email-device-page')
    expect(page.getByTestId('surface').classList).toContain('surface-shown')
    const gone = await showState(gallery, 'email-device-opening')
    expect(gone.getByTestId('surface').classList).not.toContain('surface-shown')
    expect(gone.getByRole('heading', { name: 'Approve this device' })).toBeTruthy()
    expect(gone.getByText('Opening your wallet…')).toBeTruthy()
  })

  it('asks again, or for another address, where nobody approved [T-13]', async () => {
    const view = await showState(gallery, 'email-device-failed')
    await view.findByRole('heading', { name: 'Device not approved' })
    expect(view.getByRole('button', { name: 'Try again' })).toBeTruthy()
    await view.press('Use another email')
    expect(view.getRoute().name).toBe('Connect')
  })
})

describe('another address', () => {
  it('names the present address and what the new one takes [V-01]', async () => {
    const view = await showState(gallery, 'update-email')
    expect(view.getByText(/Your wallet uses ada\.lovelace@example\.com/)).toBeTruthy()
    type(view.getByRole('textbox', { name: 'New email address' }), 'ada@work.example')
    await expect
      .poll(() => view.getByRole('button', { name: 'Continue with this email' }).getAttribute('aria-busy'))
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

  it.each([
    ['current', 'present', 'ada.lovelace@example.com'],
    ['new', 'new', 'ada@work.example'],
  ])(
    'says that the code is in the %s mailbox, and leads back to the address [V-01]',
    async (which, state, email) => {
      const view = await showState(gallery, `update-email-${state}-code`)
      await view.findByRole('heading', { name: `Enter the code from your ${which} email` })
      expect(view.getByText(text => text.startsWith(`We sent a 6-digit code to ${email}`))).toBeTruthy()
      await view.press('Start over')
      expect(view.getRoute().name).toBe('UpdateEmailWallet')
      await view.press('Back')
      expect(view.getRoute().name).toBe('Account')
    },
  )
})

describe('a first address', () => {
  it('names no other one, and what it takes [V-01]', async () => {
    const view = await showState(gallery, 'add-email')
    expect(view.getByRole('heading', { name: 'Add an email address' })).toBeTruthy()
    expect(view.getByText(/^Confirm it in your wallet, then enter the code/)).toBeTruthy()
    expect(view.queryByText(/known by/)).toBeNull()
    expect(view.getByRole('textbox', { name: 'Email' })).toBeTruthy()
  })

  it('takes the code from the only mailbox, and says that the address was added', async () => {
    const view = await showState(gallery, 'add-email-code')
    await view.findByRole('heading', { name: 'Enter the code from your email' })
    const source = findLogin(view.portico, 'emailChange')
    const session: SourceSession = { id: 'x', wallet: { name: 'Email Wallet' }, namespaces: {} }
    if (source) source.login.answer = async () => ({ type: 'changed', session })
    fireEvent.change(view.getByRole('textbox'), { target: { value: '123456' } })
    await expect
      .poll(() => view.portico.store.get().toasts.visible)
      .toMatchObject([{ type: 'success', message: 'Your email was added' }])
  })
})

describe('a login by a provider', () => {
  it('says that it goes on in the window, and leads to other ways [C-04] [V-01]', async () => {
    const view = await showState(gallery, 'social-window')
    expect(view.getByRole('heading', { name: 'Log in with Google' })).toBeTruthy()
    expect(view.getByText('Continue in the window that just opened.')).toBeTruthy()
    await view.press('Try another way')
    expect(view.getRoute().name).toBe('Connect')
  })

  it('gives its place to the wallet’s own page, where that asks', async () => {
    const view = await showState(gallery, 'social-asks')
    expect(view.getByRole('heading', { name: 'Logging you in' })).toBeTruthy()
    await expect.poll(() => document.body.textContent).toContain('The page of the wallet itself')
  })

  it.each([
    ['social-cancelled', 'Popup closed', 'You didn’t finish logging in with Google.'],
    ['social-failed', 'Login failed', 'The service couldn’t confirm your login. Try again.'],
  ])('says what has become of it, and opens another window: %s [X-07]', async (state, title, text) => {
    const view = await showState(gallery, state)
    expect((await view.findByRole('alert')).textContent).toContain(title)
    expect(view.getByText(text)).toBeTruthy()
    const source = findLogin(view.portico, 'google')
    const given: unknown[] = []
    if (source)
      source.login.answer = async (step, { type }) => {
        given.push(type)
        return type === 'open' && step.type === 'window'
          ? { ...step, state: 'open', turn: 2 }
          : new Promise(() => {})
      }
    await view.press('Try again')
    await view.findByText('Continue in the window that just opened.')
    expect(given).toEqual(['open', 'wait'])
  })

  it('waits for the window, then for the wallet', async () => {
    const view = await showState(gallery, 'social-closed')
    const source = findLogin(view.portico, 'google')
    const given: unknown[] = []
    if (source)
      source.login.answer = async (step, { type }) => {
        if (step.type !== 'window') throw new Error('of a provider alone')
        given.push(`${type} ${step.state}`)
        if (type === 'open') return { ...step, state: 'open', turn: 2 }
        return step.state === 'open' ? { ...step, state: 'back' } : new Promise(() => {})
      }
    await view.press('Continue with Google')
    await view.findByText('Opening your wallet…')
    expect(given).toEqual(['open closed', 'wait open', 'wait back'])
  })

  it('offers to go there in this tab where the browser opens no window [V-02]', async () => {
    const view = await showState(gallery, 'social-blocked')
    expect(view.getByRole('heading', { name: 'Pop-up blocked' })).toBeTruthy()
    await view.press('Continue in this tab')
    await view.findByText('Taking you to Google…')
  })

  it('says for whom a wallet was made', async () => {
    const view = await showState(gallery, 'social-first')
    await view.findByText('We created a wallet for Ada Lovelace.')
  })
})

describe('a login that reaches nobody', () => {
  it.each(['email-code-unreachable', 'social-unreachable'])(
    'offers to look for the reason: %s',
    async state => {
      const view = await showState(gallery, state)
      const field = view.queryByRole('textbox')
      if (field) fireEvent.change(field, { target: { value: '123456' } })
      await view.press('Having trouble?')
      expect(view.getRoute()).toMatchObject({ name: 'Doctor', connectorId: 'ID_AUTH' })
    },
  )

  it('offers that to nobody whose code was wrong, or who closed the window', async () => {
    const wrong = await showState(gallery, 'email-code-wrong')
    fireEvent.change(wrong.getByRole('textbox'), { target: { value: '123456' } })
    await wrong.findByRole('alert')
    expect(wrong.queryByRole('button', { name: 'Having trouble?' })).toBeNull()
    const closed = await showState(gallery, 'social-cancelled')
    await closed.findByRole('alert')
    expect(closed.queryByRole('button', { name: 'Having trouble?' })).toBeNull()
  })
})
