import { fireEvent, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { formatFiat, nameCurrency } from './formatFiat.js'
import { gallery } from './onRampProviders.gallery.js'

describe('buying', () => {
  it('says what one gets, from whom, and what it costs [V-01, E-12]', async () => {
    const view = await showState(gallery, 'buy')
    await expect.poll(() => view.getByTestId('buy-quote').textContent).toBe('98.5')
    expect(view.getByText('Meadow Pay')).toBeTruthy()
    expect(view.getByText('$1.50')).toBeTruthy()
    expect(view.getByText('$0.42')).toBeTruthy()
    fireEvent.click(view.getByRole('button', { name: '$250' }))
    await expect.poll(() => (view.getByTestId('buy-amount') as HTMLInputElement).value).toBe('250')
    fireEvent.click(view.getByRole('button', { name: 'Continue to Meadow Pay' }))
    await view.findByText('Waiting for your USDC')
    expect(view.getByTestId('buy-open').getAttribute('href')).toBe('https://pay.gallery.example/session')
    fireEvent.click(view.getByRole('button', { name: 'Cancel' }))
    await view.findByTestId('buy-amount')
  })

  it('leads to how buying works, in three points, and back [V-01]', async () => {
    const view = await showState(gallery, 'buy')
    fireEvent.click(await view.findByRole('button', { name: 'How buying works' }))
    await view.findByRole('heading', { name: 'Sold by a partner' })
    expect(view.getByRole('heading', { name: 'You pay on their page' })).toBeTruthy()
    expect(view.getByRole('heading', { name: 'Delivered automatically' })).toBeTruthy()
    await view.press('Back')
    await view.findByTestId('buy-amount')
  })

  it('lets the visitor choose among several sellers', async () => {
    const view = await showState(gallery, 'buy-sellers')
    const sellers = await view.findByRole('group', { name: 'Sold by' })
    const pressed = () =>
      within(sellers)
        .getAllByRole('button', { pressed: true })
        .map(({ textContent }) => textContent)
    expect(pressed()).toEqual(['Meadow Pay'])
    fireEvent.click(within(sellers).getByRole('button', { name: 'Harbour Exchange' }))
    await view.findByRole('button', { name: 'Continue to Harbour Exchange' })
    expect(pressed()).toEqual(['Harbour Exchange'])
  })

  it('asks for an amount within what can be paid [K-07]', async () => {
    const view = await showState(gallery, 'buy-too-little')
    const button = await view.findByRole('button', { name: 'Minimum $10' })
    expect(button.hasAttribute('disabled')).toBe(true)
    const amount = view.getByRole('textbox', { name: 'Amount in USD' })
    fireEvent.change(amount, { target: { value: '25000.5' } })
    await view.findByRole('button', { name: 'Maximum $25,000' })
    // Digits only: what is no amount is not taken.
    fireEvent.change(amount, { target: { value: 'x' } })
    expect(amount).toHaveProperty('value', '25000.5')
    fireEvent.change(amount, { target: { value: '0' } })
    await view.findByRole('button', { name: 'Enter a valid amount' })
    fireEvent.change(amount, { target: { value: '' } })
    await view.findByRole('button', { name: 'Enter an amount' })
  })

  it('shows no made-up price, and the usual fee of 1 to 2 % [W-31, K-07]', async () => {
    const view = await showState(gallery, 'buy-no-quote')
    await expect.poll(() => view.getByTestId('buy-quote').textContent).toBe('Shown at checkout')
    expect(view.getByText('1–2%')).toBeTruthy()
  })

  it('lets people choose what they buy, and what they pay with', async () => {
    const tokens = await showState(gallery, 'buy-token')
    const search = await tokens.findByRole('searchbox', { name: 'Search tokens' })
    fireEvent.change(search, { target: { value: 'ether' } })
    await expect.poll(() => tokens.getAllByTestId('buy-choice')).toHaveLength(1)
    fireEvent.click(tokens.getByTestId('buy-choice'))
    await tokens.findByRole('button', { name: 'Token: Ether. Choose another' })
    const currencies = await showState(gallery, 'buy-currency')
    await currencies.findByText('British Pound')
    fireEvent.click(currencies.getAllByTestId('buy-choice')[1] as HTMLElement)
    await currencies.findByRole('textbox', { name: 'Amount in EUR' })
  })

  it('says so where nothing is sold', async () => {
    const view = await showState(gallery, 'buy-nothing')
    await view.findByText('Buying isn’t available on this network')
  })

  it.each([
    ['buy-closed', 'The window was closed. If you’ve paid, your USDC will arrive automatically.'],
    ['buy-blocked', 'Your browser blocked the pop-up. Open the payment page yourself.'],
    ['buy-restored', 'If you’ve paid at Meadow Pay, your USDC will arrive automatically.'],
    ['buy-failed', 'Nothing was bought. Try again in a moment.'],
    ['buy-overdue', /^Bank transfers can take days\./],
    ['buy-arrived', 'It’s in your tokens.'],
  ])('ends every purchase in words: %s', async (id, words) => {
    const view = await showState(gallery, id)
    await view.findByText(words)
  })

  it('looks again, or leads back to the account', async () => {
    const view = await showState(gallery, 'buy-overdue')
    fireEvent.click(await view.findByRole('button', { name: 'Check again' }))
    await view.findByText('Waiting for your USDC')
    const arrived = await showState(gallery, 'buy-arrived')
    await arrived.findByText('98.5 USDC arrived')
    fireEvent.click(arrived.getByRole('button', { name: 'Done' }))
    await arrived.findByText('Account')
  })

  it('writes money of any currency, and of none', () => {
    expect(formatFiat(10, 'EUR', 'de')).toMatch(/^10\s€$/)
    expect(formatFiat(1.5, 'nonsense', undefined)).toBe('1.5 nonsense')
    expect(nameCurrency('EUR', 'de')).toBe('Euro')
    expect(nameCurrency('nonsense', undefined)).toBe('nonsense')
  })
})
