import { fireEvent } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { formatAmount } from './formatAmount.js'
import { gallery } from './swap.gallery.js'

describe('swapping', () => {
  it('asks for what is missing, one thing after the other, and shows what there is to get', async () => {
    const view = await showState(gallery, 'swap')
    const button = await view.findByRole('button', { name: 'Choose a token' })
    expect(button.hasAttribute('disabled')).toBe(true)
    fireEvent.click(view.getByTestId('swap-to'))
    fireEvent.click(await view.findByRole('button', { name: /Meadow Dollar/ }))
    await view.findByRole('button', { name: 'Enter an amount' })
    const amount = view.getByRole('textbox', { name: 'Amount in ETH' })
    fireEvent.change(amount, { target: { value: '1e3' } })
    expect(amount).toHaveProperty('value', '')
    fireEvent.change(amount, { target: { value: '0' } })
    await view.findByRole('button', { name: 'Enter a valid amount' })
    fireEvent.change(amount, { target: { value: '1000' } })
    await view.findByRole('button', { name: 'Not enough ETH' })
    fireEvent.change(amount, { target: { value: '1.5' } })
    const review = await view.findByRole('button', { name: 'Review' })
    await expect.poll(() => view.getByTestId('swap-got').textContent).toBe('3,738.75')
    expect(review.hasAttribute('disabled')).toBe(false)
    expect(view.getByText('1 ETH = 2,492.5 MUSD')).toBeTruthy()
  })

  it('names the rate, the loss and the least that comes of it, one percent off [K-08]', async () => {
    const view = await showState(gallery, 'swap-preview')
    await view.findByRole('heading', { name: '1.5 ETH' })
    expect(view.getByRole('heading', { name: '3,738.75 MUSD' })).toBeTruthy()
    expect(view.getByText('1%')).toBeTruthy()
    expect(view.getByText('0.3%')).toBeTruthy()
    expect(view.getByTestId('swap-least').textContent).toBe('3,701.3625 MUSD')
    expect(view.getByText('about 0.00015 ETH')).toBeTruthy()
    fireEvent.click(view.getByRole('button', { name: 'Swap' }))
    await view.findByText('On its way')
    fireEvent.click(view.getByRole('button', { name: 'Done' }))
    await view.findByText('Account')
  })

  it('shows fee and price impact in the form, red from 5 % [K-08]', async () => {
    const view = await showState(gallery, 'swap-filled')
    expect((await view.findByTestId('swap-fee')).textContent).toBe('about 0.00015 ETH$0.37')
    const usual = await view.findByTestId('swap-impact-value')
    expect(usual.textContent).toBe('0.3%')
    expect(usual.className).not.toContain('danger')
    const grave = await showState(gallery, 'swap-impact')
    const impact = await grave.findByTestId('swap-impact-value')
    expect(impact.textContent).toBe('10%')
    expect(impact.className).toContain('danger')
  })

  it('takes the slippage that the visitor types, and automatic again [K-08]', async () => {
    const view = await showState(gallery, 'swap-filled')
    const button = await view.findByTestId('swap-slippage')
    expect(button.textContent).toBe('Auto (1%)')
    expect(view.getByTestId('swap-least').textContent).toBe('3,701.3625 MUSD')
    fireEvent.click(button)
    const field = await view.findByRole('textbox', { name: 'Slippage in percent' })
    fireEvent.change(field, { target: { value: '6' } })
    await expect.poll(() => view.getByTestId('swap-least').textContent).toBe('3,514.425 MUSD')
    expect(button.textContent).toBe('6%')
    expect(view.getByText(/You may receive much less than quoted/)).toBeTruthy()
    fireEvent.change(field, { target: { value: '60' } })
    await view.findByText('Enter a number from 0.01% to 50%')
    // An invalid limit is not used.
    await expect.poll(() => view.getByTestId('swap-least').textContent).toBe('3,701.3625 MUSD')
    fireEvent.change(field, { target: { value: '0.02' } })
    await view.findByText('The swap may fail if the price moves.')
    fireEvent.click(view.getByRole('button', { name: 'Auto' }))
    await expect.poll(() => button.textContent).toBe('Auto (1%)')
    expect(field).toHaveProperty('value', '')
  })

  it('carries the slippage to the review', async () => {
    const view = await showState(gallery, 'swap-slippage')
    await expect.poll(() => view.queryByTestId('swap-least')?.textContent).toBe('3,514.425 MUSD')
    await expect.poll(() => view.getByTestId('swap-review').hasAttribute('disabled')).toBe(false)
    fireEvent.click(view.getByTestId('swap-review'))
    await view.findByRole('heading', { name: '3,738.75 MUSD' })
    expect(view.getByTestId('swap-least').textContent).toBe('3,514.425 MUSD')
    expect(view.getByText('6%')).toBeTruthy()
  })

  it('gets a new price when the visitor asks for it', async () => {
    const view = await showState(gallery, 'swap-filled')
    const ring = await view.findByRole('button', { name: 'Get a new price' })
    const listTimes = () =>
      Object.values(view.portico.store.get().queries.swapQuote ?? {}).map(quote =>
        quote.status === 'success' ? quote.dataUpdatedAt : 0,
      )
    const [before = 0] = listTimes()
    fireEvent.click(ring)
    await expect.poll(() => listTimes()[0]).toBeGreaterThan(before)
  })

  it('fills in a share of the balance, rounded down', async () => {
    const view = await showState(gallery, 'swap-filled')
    fireEvent.click(await view.findByRole('button', { name: '50% of the balance' }))
    await expect.poll(() => (view.getByTestId('swap-amount') as HTMLInputElement).value).toBe('6.1728')
  })

  it('does not fill in again what the page has asked for when the visitor returns from the token list', async () => {
    const view = await showState(gallery, 'swap-preset')
    const amount = () => (view.queryByTestId('swap-amount') as HTMLInputElement | null)?.value
    await expect.poll(amount).toBe('0.5')
    fireEvent.click(view.getByTestId('swap-to'))
    fireEvent.click((await view.findAllByRole('button', { name: /Coffee Points/ }))[0] as HTMLElement)
    await expect.poll(() => view.queryByTestId('swap-to')?.textContent).toContain('CAFE')
    fireEvent.change(view.getByTestId('swap-amount'), { target: { value: '0.25' } })
    fireEvent.click(view.getByTestId('swap-from'))
    fireEvent.click((await view.findAllByRole('button', { name: /Meadow Dollar/ }))[0] as HTMLElement)
    await expect.poll(() => view.queryByTestId('swap-from')?.textContent).toContain('MUSD')
    expect(view.getByTestId('swap-to').textContent).toContain('CAFE')
    expect(amount()).toBe('')
  })

  it('shows the request that the wallet still asks for when the dialog is opened again', async () => {
    const view = await showState(gallery, 'swap-reopened')
    await view.findByText(/^Confirm in /)
    expect(view.queryByTestId('swap-amount')).toBeNull()
  })

  it('is named after the swap, not its review, from the request on', async () => {
    const view = await showState(gallery, 'swap-asking')
    await view.findByRole('heading', { name: 'Swap', level: 1 })
  })

  it('says that it was swapped once the chain has confirmed it, in place and in the title', async () => {
    const view = await showState(gallery, 'swap-done')
    await view.findByRole('heading', { name: 'Swapped', level: 2 })
    await view.findByRole('heading', { name: 'Swapped', level: 1 })
    expect(view.getByRole('link', { name: 'View on explorer' })).toBeTruthy()
    const failed = await showState(gallery, 'swap-rejected')
    await failed.findByText('The swap failed')
    expect(failed.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('asks for leave first where a token needs it, for the amount alone [W-20]', async () => {
    const view = await showState(gallery, 'swap-preview-approve')
    await view.findByText('Step 1 of 2: approve 100 MUSD, then confirm the swap.')
    expect(view.queryByTestId('swap-confirm')).toBeNull()
    fireEvent.click(view.getByRole('button', { name: 'Approve MUSD' }))
    await view.findByText('Approving…')
  })

  it('says that the wallet allows and swaps at once, where it can, and asks once', async () => {
    const view = await showState(gallery, 'swap-preview-batch')
    await view.findByText('One confirmation approves 100 MUSD and swaps it.')
    expect(view.getByTestId('swap-confirm').textContent).toBe('Swap')
    expect(view.queryByTestId('swap-approve')).toBeNull()
  })

  it('swaps at a great loss only once that is agreed to', async () => {
    const view = await showState(gallery, 'swap-preview-loss')
    await view.findByText('What you receive is worth 10% less than what you pay.')
    const swap = view.getByRole('button', { name: 'Swap' })
    expect(swap.hasAttribute('disabled')).toBe(true)
    fireEvent.click(view.getByRole('checkbox'))
    expect(swap.hasAttribute('disabled')).toBe(false)
  })

  it('says that the price has changed, with the new amount', async () => {
    const view = await showState(gallery, 'swap-preview-changed')
    await view.findByTestId('swap-changed')
    expect(view.getByRole('heading', { name: '3,364.875 MUSD' })).toBeTruthy()
  })

  it('returns to the form with the reason where it is refused, and after a failure', async () => {
    const refused = await showState(gallery, 'swap-no-quote')
    await refused.findByText('No quote for this amount right now. Try another amount or token.')
    expect((refused.getByTestId('swap-amount') as HTMLInputElement).value).toBe('1.5')
    const failed = await showState(gallery, 'swap-failed')
    await failed.findByText('Nothing was swapped')
    expect(failed.getByRole('button', { name: 'Try again' })).toBeTruthy()
    fireEvent.click(failed.getByRole('button', { name: 'Edit swap' }))
    await expect
      .poll(() => (failed.queryByTestId('swap-amount') as HTMLInputElement | null)?.value)
      .toBe('1.5')
  })

  it('does not offer to swap again what may have been swapped when the page was left', async () => {
    const view = await showState(gallery, 'swap-interrupted')
    await view.findByText('We didn’t hear back from your wallet')
    expect(view.queryByTestId('swap-amount')).toBeNull()
    fireEvent.click(view.getByRole('button', { name: 'Start over' }))
    await expect.poll(() => (view.queryByTestId('swap-amount') as HTMLInputElement | null)?.value).toBe('')
  })

  it('leads to the networks that have swaps from one that has none [W-33]', async () => {
    const view = await showState(gallery, 'swap-elsewhere')
    await view.findByText('Swaps aren’t available on this network')
    const offered = ['eip155:1', 'eip155:8453', 'eip155:10', 'eip155:137', 'eip155:31337']
    for (const network of offered) expect(view.getByTestId(`network-${network}`)).toBeTruthy()
    expect(view.queryByTestId('network-eip155:11155111')).toBeNull()
  })

  it('says where there is no exchange, and where the tokens could not be loaded', async () => {
    const none = await showState(gallery, 'swap-no-exchange')
    await none.findByText('Swapping isn’t available here')
    const failed = await showState(gallery, 'swap-failed-to-load')
    await failed.findByRole('button', { name: 'Try again' })
  })

  it('finds tokens by name, symbol and address, and does not offer the other one of the two', async () => {
    const view = await showState(gallery, 'swap-token')
    const choices = await view.findAllByTestId('swap-choice')
    expect(choices[0]?.hasAttribute('disabled') || choices[0]?.getAttribute('aria-disabled')).toBeTruthy()
    const search = view.getByRole('searchbox', { name: 'Search tokens' })
    for (const sought of ['coffee', 'cafe', `0x${'4'.padStart(40, '0')}`]) {
      fireEvent.change(search, { target: { value: sought } })
      await expect
        .poll(() => view.getAllByTestId('swap-choice').map(each => each.textContent))
        .toHaveLength(1)
      expect(view.getByTestId('swap-choice').textContent).toContain('Coffee Points')
    }
    fireEvent.change(search, { target: { value: 'nothing of the kind' } })
    await view.findByText('No tokens found')
  })
})

describe('amounts', () => {
  const token = { decimals: 18, symbol: 'T' }
  it.each([
    [1_234_567_890_123_456_789n, '1.234567 T'],
    [1_999_999_999_999_999_999n, '1.999999 T'],
    [12_345_678_901n, '0.00000001234 T'],
    [10n ** 21n, '1,000 T'],
    [0n, '0 T'],
  ])('%s has six decimals, or the digits that count, and is never more than there is', (units, text) =>
    expect(formatAmount(units, token, 'en')).toBe(text),
  )
})
