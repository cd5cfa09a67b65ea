import { moveSend } from '@portico/core/internal'
import { fireEvent } from '@testing-library/dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { showState } from '../../../test/showState.js'
import { readTyped, showTyped, toPoint } from '../parts/amount/readTyped.js'
import { gallery } from './walletSend.gallery.js'

const ada = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'

describe('sending', () => {
  it('asks for what is missing, one thing after the other [R-20]', async () => {
    const view = await showState(gallery, 'send')
    const button = await view.findByRole('button', { name: 'Enter an amount' })
    expect(button.hasAttribute('disabled')).toBe(true)
    const amount = view.getByRole('textbox', { name: 'Amount in ETH' })
    fireEvent.change(amount, { target: { value: '1e3' } })
    expect(amount).toHaveProperty('value', '')
    fireEvent.change(amount, { target: { value: '0' } })
    await view.findByRole('button', { name: 'Enter a valid amount' })
    fireEvent.change(amount, { target: { value: '1000' } })
    await view.findByRole('button', { name: 'Not enough ETH' })
    fireEvent.change(amount, { target: { value: '1' } })
    await view.findByRole('button', { name: 'Enter an address' })
    fireEvent.change(view.getByRole('textbox', { name: 'Address or name' }), { target: { value: ada } })
    const preview = await view.findByRole('button', { name: 'Review' })
    expect(preview.hasAttribute('disabled')).toBe(false)
  })

  it('counts in money where a price is known, and back', async () => {
    const view = await showState(gallery, 'send-filled')
    fireEvent.click(await view.findByRole('button', { name: 'Enter in USD' }))
    const amount = await view.findByRole('textbox', { name: 'Amount in USD' })
    expect((amount as HTMLInputElement).value).toBe('3750')
    fireEvent.change(amount, { target: { value: '2500' } })
    fireEvent.click(view.getByRole('button', { name: 'Enter in ETH' }))
    const coins = await view.findByRole('textbox', { name: 'Amount in ETH' })
    expect((coins as HTMLInputElement).value).toBe('1')
  })

  it('offers whom something was sent to, and nobody else [RD06]', async () => {
    const view = await showState(gallery, 'send-recent')
    const recent = await view.findAllByTestId('send-recent')
    expect(recent.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('ada.eth'),
      expect.stringContaining('0x5a'),
    ])
    fireEvent.click(recent[0] as HTMLElement)
    await expect.poll(() => (view.getByTestId('send-receiver') as HTMLTextAreaElement).value).toBe(ada)
  })

  it('suggests who has registered the name that is typed, and nobody else [W-22]', async () => {
    const view = await showState(gallery, 'send-suggested')
    const suggested = await view.findAllByTestId('send-suggested')
    expect(suggested.map(({ textContent }) => textContent)).toEqual(['alice.gallery.example'])
    fireEvent.click(suggested[0] as HTMLElement)
    expect((await view.findByTestId('send-found')).textContent).toMatch(/^0x[0-9a-fA-F]{40}$/)
    expect((view.getByTestId('send-receiver') as HTMLTextAreaElement).value).toBe('alice.gallery.example')
  })

  it('says that a name could not be looked up, which does not make it wrong [X-07]', async () => {
    const view = await showState(gallery, 'send-name-down')
    await view.findByText('Error resolving name')
    expect(view.queryByText(/not valid on/)).toBeNull()
  })

  it('chooses among the tokens that are there, and tells those that imitate others', async () => {
    const view = await showState(gallery, 'send-token-hostile')
    expect((await view.findAllByText('look-alike')).length).toBeGreaterThan(0)
    const choices = view.getAllByTestId('send-choice')
    expect(choices[0]?.textContent).toContain('Ether')
    expect(view.queryByRole('img', { name: 'x' })).toBeNull()
    fireEvent.click(choices[1] as HTMLElement)
    await view.findByTestId('send-amount')
  })

  it('shows what would be sent, to the whole address, and what it costs', async () => {
    const view = await showState(gallery, 'send-preview')
    await view.findByRole('heading', { name: '1.5 ETH' })
    expect(view.getByText('$3,750.00')).toBeTruthy()
    expect(view.getByTestId('send-to').textContent).toBe(ada)
    expect(view.getByText('about 0.00000042 ETH')).toBeTruthy()
    expect(view.getByText('You haven’t sent anything to this address before.')).toBeTruthy()
    fireEvent.click(view.getByRole('button', { name: 'Send' }))
    await view.findByText('On its way')
    fireEvent.click(view.getByRole('button', { name: 'Done' }))
    await view.findByText('Account')
  })

  it('sends to an address that looks like another only once it was compared [RD06]', async () => {
    const view = await showState(gallery, 'send-preview-look-alike')
    await view.findByTestId('send-warning-lookAlike')
    const send = view.getByRole('button', { name: 'Send' })
    expect(send.hasAttribute('disabled')).toBe(true)
    fireEvent.click(view.getByRole('checkbox'))
    expect(send.hasAttribute('disabled')).toBe(false)
  })

  it('offers the fees that there are, as usual at first', async () => {
    const view = await showState(gallery, 'send-preview-speeds')
    const fees = await view.findAllByRole('radio')
    expect(fees.map(fee => (fee as HTMLInputElement).checked)).toEqual([false, true, false])
    expect(view.getByRole('group', { name: 'Network fee' }).textContent).toContain('0.00000141 ETH')
    fireEvent.click(view.getByRole('radio', { name: /Fast/ }))
    await expect.poll(() => view.portico.store.get().send.draft.speed).toBe('fast')
  })

  it('says what an account costs that is opened for the receiver', async () => {
    const view = await showState(gallery, 'send-preview-opening')
    expect((await view.findByTestId('send-opening')).textContent).toBe('0.002 ETH')
    expect(view.getByText('One-time fee to open the recipient’s token account.')).toBeTruthy()
  })

  it('says what went wrong in words, with the way to try again', async () => {
    const view = await showState(gallery, 'send-failed')
    await view.findByText('Nothing was sent')
    expect(view.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('says that nobody knows where the answer of the wallet was lost, and offers no second try', async () => {
    const view = await showState(gallery, 'send-unsure')
    await view.findByText('It may have been sent')
    expect(view.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(view.getByRole('button', { name: 'See activity' })).toBeTruthy()
    fireEvent.click(view.getByRole('button', { name: 'Start over' }))
    await expect.poll(() => (view.queryByTestId('send-amount') as HTMLInputElement | null)?.value).toBe('')
  })

  it('shows the request that the wallet still asks for when the dialog is opened again', async () => {
    const view = await showState(gallery, 'send-reopened')
    await view.findByText(/^Confirm in /)
    expect(view.getByText('Check the recipient and amount there.')).toBeTruthy()
    expect(view.queryByTestId('send-amount')).toBeNull()
    // A wallet that never answers does not lock the form, and it is not said that nothing was sent.
    fireEvent.click(await view.findByRole('button', { name: 'Start over' }))
    await view.findByText('It may have been sent')
  })

  it('is named after the transfer, not its review, from the request on', async () => {
    const view = await showState(gallery, 'send-asking')
    await view.findByRole('heading', { name: 'Send', level: 1 })
  })

  it('says that it was sent once the chain has confirmed it, in place and in the title', async () => {
    const view = await showState(gallery, 'send-sent')
    await view.findByText('On its way')
    const { send } = view.portico.store.get()
    if (send.status !== 'submitted') throw new Error('Nothing was sent.')
    moveSend(view.portico, { ...send, status: 'done' })
    await view.findByRole('heading', { name: 'Sent', level: 2 })
    await view.findByRole('heading', { name: 'Sent', level: 1 })
    expect(view.getByRole('link', { name: 'View on explorer' })).toBeTruthy()
  })

  it('says that the network rejected it, and offers no second try', async () => {
    const view = await showState(gallery, 'send-rejected')
    await view.findByText('The transfer failed')
    expect(view.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(view.getByRole('button', { name: 'See activity' })).toBeTruthy()
  })

  it('fills in a share of the balance, rounded down', async () => {
    const view = await showState(gallery, 'send')
    const amount = await view.findByTestId('send-amount')
    fireEvent.click(await view.findByRole('button', { name: '25% of the balance' }))
    await expect.poll(() => (amount as HTMLInputElement).value).toBe('3.0864')
    fireEvent.click(view.getByRole('button', { name: 'Max' }))
    await expect.poll(() => (amount as HTMLInputElement).value).toMatch(/^12\.345\d{0,5}$/)
  })

  it.each([
    ['nobody-has-this.eth', 'No one owns nobody-has-this.eth'],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'That is a Bitcoin address'],
    [`0x${'0'.repeat(40)}`, 'Anything sent to this address is lost for good.'],
    ['0x1234', 'This address isn’t valid on Ethereum. Check it for typos.'],
  ])('says at the field what is wrong with %s, before the review [X-07]', async (typed, text) => {
    const view = await showState(gallery, 'send')
    const field = await view.findByTestId('send-receiver')
    fireEvent.change(field, { target: { value: typed } })
    await view.findByText(text)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(view.getByTestId('send-preview').hasAttribute('disabled')).toBe(true)
  })

  it('shows the whole recipient with bold ends unless it is being edited', async () => {
    const view = await showState(gallery, 'send-filled')
    const whole = await view.findByTestId('send-whole')
    expect(whole.textContent).toBe(ada)
    const ends = Array.from(whole.querySelectorAll('b'), ({ textContent }) => textContent)
    expect(ends).toEqual(['0xAb58', '9aeC9B'.slice(-6)])
    fireEvent.focusIn(view.getByTestId('send-receiver'))
    await expect.poll(() => view.queryByTestId('send-whole')).toBeNull()
  })

  it('goes on with Enter: to the recipient, then to the review', async () => {
    const view = await showState(gallery, 'send-filled')
    const amount = await view.findByTestId('send-amount')
    await view.findByRole('button', { name: 'Review' })
    await expect.poll(() => view.getByTestId('send-preview').hasAttribute('disabled')).toBe(false)
    fireEvent.keyDown(amount, { key: 'Enter' })
    await view.findByTestId('send-to')
  })

  it('pastes and scans where the browser can', async () => {
    const stop = vi.fn()
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        detect = async () => [{ rawValue: `ethereum:${ada}?value=1e17` }]
      },
    )
    const define = (name: string, value: unknown) =>
      Object.defineProperty(navigator, name, { configurable: true, value })
    define('clipboard', { readText: async () => `${ada}\n` })
    define('mediaDevices', { getUserMedia: async () => ({ getTracks: () => [{ stop }] }) })
    onTestFinished(() => {
      vi.unstubAllGlobals()
      define('clipboard', undefined)
      define('mediaDevices', undefined)
    })
    // No browser is here to play a stream.
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockReturnValue()
    const view = await showState(gallery, 'send')
    fireEvent.click(await view.findByRole('button', { name: 'Paste' }))
    const field = view.getByTestId('send-receiver') as HTMLTextAreaElement
    await expect.poll(() => field.value).toBe(ada)
    fireEvent.click(view.getByRole('button', { name: 'Clear' }))
    fireEvent.click(await view.findByRole('button', { name: 'Scan' }))
    await expect.poll(() => field.value).toBe(ada)
    expect((view.getByTestId('send-amount') as HTMLInputElement).value).toBe('0.1')
    expect(view.queryByTestId('send-camera')).toBeNull()
    expect(stop).toHaveBeenCalled()
  })

  it('leads to the explorer once it is on its way', async () => {
    const view = await showState(gallery, 'send-sent')
    const link = await view.findByRole('link', { name: 'View on explorer' })
    expect(link.getAttribute('href')).toMatch(/\/tx\/0xabab/)
  })
})

describe('a typed amount', () => {
  it.each([
    ['12.5', 'en', '12.5'],
    ['.5', 'en', '0.5'],
    ['007', 'en', '7'],
    ['12,5', 'de', '12.5'],
    ['١٢٫٥', 'ar', '12.5'],
    ['۱۲', 'fa', '12'],
    ['१२', 'hi', '12'],
    [' 1 ', 'en', '1'],
    ['', 'en', ''],
    ['1e3', 'en', undefined],
    ['1,000', 'en', undefined],
    ['-1', 'en', undefined],
    ['0x10', 'en', undefined],
    ['1.1234567', 'en', undefined],
    ['1.2.3', 'en', undefined],
  ])('%s in %s is taken as %s, with at most the decimals of the token [RD09]', (typed, locale, amount) =>
    expect(readTyped(typed, { locale, decimals: 6 })).toBe(amount),
  )

  it('is shown with the separator of the language', () => {
    expect(showTyped('1234.5', 'de')).toBe('1234,5')
    expect(showTyped('1234.5', 'en')).toBe('1234.5')
  })
})

describe('the decimal sign', () => {
  it.each([
    ['1,5', 'de', '1.5'],
    ['1,5', 'en', '1,5'],
    ['1.000,5', 'de', '1.000,5'],
    ['1.5', 'de', '1.5'],
    ['1,5', 'no language', '1,5'],
  ])('%s in %s is %s [RD09]', (typed, locale, read) => expect(toPoint(typed, locale)).toBe(read))
})
