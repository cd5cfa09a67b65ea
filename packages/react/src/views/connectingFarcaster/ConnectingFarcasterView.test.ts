import { describe, expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './connectingFarcaster.gallery.js'

describe('a login by Farcaster', () => {
  it('shows a code to scan, and whom the app has to name [C-05] [V-01]', async () => {
    const view = await showState(gallery, 'farcaster')
    expect(view.getByRole('img', { name: 'QR code for the Farcaster app' })).toBeTruthy()
    expect(
      view.getByText('Scan this QR code with your phone, then approve in the Farcaster app.'),
    ).toBeTruthy()
    expect(view.getByText(/^Only approve if the app shows /)).toBeTruthy()
    expect(view.getByRole('button', { name: 'Copy link' })).toHaveProperty('disabled', false)
    await view.press('Try another way')
    expect(view.getRoute().name).toBe('Connect')
  })

  it('says that there is no code yet [C-05]', async () => {
    const view = await showState(gallery, 'farcaster-making')
    expect(view.getByText('Creating QR code…').getAttribute('role')).toBe('status')
    expect(view.getByRole('button', { name: 'Copy link' })).toHaveProperty('disabled', true)
  })

  it('opens the app on a phone, by a link [C-05]', async () => {
    const view = await showState(gallery, 'farcaster-phone')
    const link = view.getByRole('link', { name: 'Open Farcaster' })
    expect(link.getAttribute('href')).toMatch(/^https:\/\/farcaster\.example\//)
    expect(view.queryByRole('img', { name: 'QR code for the Farcaster app' })).toBeNull()
  })

  it('says that the wallet opens once the visitor has agreed [C-05]', async () => {
    const view = await showState(gallery, 'farcaster-back')
    expect(view.getByRole('heading', { name: 'Logging you in' })).toBeTruthy()
  })

  it('says what went wrong, and makes another code [C-05]', async () => {
    const view = await showState(gallery, 'farcaster-failed')
    const alert = await view.findByRole('alert')
    expect(alert.textContent).toContain('The service couldn’t confirm your login. Try again.')
    await view.press('Try again')
    await expect.poll(() => view.getRoute()).toMatchObject({ step: { turn: 2 } })
  })

  it('says that a wallet was made [C-05]', async () => {
    const view = await showState(gallery, 'farcaster-first')
    expect(view.getByText('We created a wallet for @ada.')).toBeTruthy()
  })
})
