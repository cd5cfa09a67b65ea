import { describe, expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './siwxSignMessage.gallery.js'

describe('the question to sign in', () => {
  it('names the site, shows the whole text that will be signed, and says what cancelling does [T-06] [T-08]', async () => {
    const view = await showState(gallery, 'sign-in')
    expect(view.getByRole('heading', { level: 2 }).textContent).toMatch(/^Sign in to /)
    expect(view.getByRole('document', { name: 'Message to sign' }).textContent).toContain(
      'shop.example wants you to sign in with your Ethereum account:',
    )
    // A site without an icon shows its monogram.
    const [picture] = view.getByTestId('sign-in-pictures').children
    expect(picture?.getAttribute('data-status')).toBe('none')
    expect(view.listNames('button')).toEqual(expect.arrayContaining(['Sign in', 'Not now']))
  })

  it('shows what the message names as text, never as a link [SX18]', async () => {
    const view = await showState(gallery, 'sign-in-resources')
    const shown = view.getByRole('document', { name: 'Message to sign' })
    expect(shown.textContent).toContain('- javascript:alert(1)\n- <a href="https://evil.example">here</a>')
    expect(shown.querySelectorAll('a, [href], [onclick]')).toHaveLength(0)
    expect(view.queryAllByRole('link')).toEqual([])
  })

  it('stays while the wallet is asked, and can be cancelled then', async () => {
    const view = await showState(gallery, 'sign-in-waiting')
    expect(view.getByTestId('sign-in').getAttribute('aria-busy')).toBe('true')
    expect(view.getByTestId('cancel-sign-in')).toBeTruthy()
  })

  it('says what went wrong, and asks again [T-07] [X-07]', async () => {
    const view = await showState(gallery, 'sign-in-failed')
    expect(view.getByRole('alert').textContent).toBe('Error signing message Learn more')
    expect(view.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
