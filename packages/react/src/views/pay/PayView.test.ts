import { fireEvent } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './pay.gallery.js'

describe('paying a shop', () => {
  it('shows the shop, the amount in money, and what the wallet will be asked for', async () => {
    const view = await showState(gallery, 'pay')
    await view.findByRole('heading', { name: '$12.50' })
    expect(view.getByRole('heading', { name: 'Meadow Market' })).toBeTruthy()
    expect(view.getByText('12.5 USDC')).toBeTruthy()
    await expect.poll(() => view.queryByTestId('pay-balance')?.textContent).toBe('1,250 USDC')
    expect(view.queryByText('You don’t have enough USDC.')).toBeNull()
    const details = view.getByTestId('pay-details').closest('details')
    expect(details?.open).toBe(false)
    expect(details?.textContent).toContain('A-1042')
    expect(view.getByTestId('pay-to').textContent).toBe('0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B')
    fireEvent.click(view.getByRole('button', { name: 'Pay 12.5 USDC' }))
    await view.findByText('Payment on its way')
    expect(view.queryByRole('button', { name: /^Pay / })).toBeNull()
  })

  it('says when the balance is too low, and leaves the decision to the chain', async () => {
    const view = await showState(gallery, 'pay-too-little')
    await view.findByText('You don’t have enough USDC.')
    expect(view.getByTestId('pay').hasAttribute('disabled')).toBe(false)
  })

  it('shows the amount in the native currency with its value and balance', async () => {
    const view = await showState(gallery, 'pay-native')
    await view.findByRole('heading', { name: '$12.50' })
    expect(view.getByText('0.005 ETH')).toBeTruthy()
    await view.findByTestId('pay-balance')
  })

  it('makes up no value of a token without a price', async () => {
    const view = await showState(gallery, 'pay-without-price')
    await view.findByRole('heading', { name: '0.123456789012345678 USDC' })
    expect(view.queryByTestId('pay-balance')).toBeNull()
  })

  it('shows the amount in the token while the price loads', async () => {
    const view = await showState(gallery, 'pay-asking-price')
    await view.findByText('12.5 USDC')
    expect(view.queryByTestId('pay-sum')).toBeNull()
    expect(view.getByRole('button', { name: 'Pay 12.5 USDC' })).toBeTruthy()
  })

  it('keeps shop and amount in place when it is paid', async () => {
    const view = await showState(gallery, 'pay-paid')
    await view.findByRole('heading', { name: 'Paid' })
    await view.findByRole('heading', { name: '$12.50' })
  })

  it('lets visitors connect first', async () => {
    const view = await showState(gallery, 'pay-connect')
    fireEvent.click(await view.findByTestId('pay-connect'))
    await expect
      .poll(() => view.portico.store.get().router.stack.map(({ name }) => name))
      .toEqual(['Pay', 'Connect'])
  })

  it('lets visitors turn back from an exchange only once they have said that nothing was paid there', async () => {
    const view = await showState(gallery, 'pay-exchange-closed')
    await view.press('Pay another way')
    await view.findByText('Have you already paid?')
    await view.press('I haven’t paid, pay now')
    await view.findByRole('button', { name: 'Pay 12.5 USDC' })
  })

  it('leads to the page of the exchange, and offers no other way while it takes the money', async () => {
    const view = await showState(gallery, 'pay-exchange-taken')
    expect(await view.findByTestId('pay-open')).toHaveProperty('href', 'https://pay.example/7')
    expect(view.queryByTestId('another-way')).toBeNull()
  })

  it.each([
    ['pay-exchange-opening', 'Opening Alpine Exchange'],
    ['pay-exchange-open', 'Pay 12.5 USDC in the other window. This page updates automatically.'],
    ['pay-exchange-closed', 'The window was closed. If you’ve paid, wait here. If not, open it again.'],
    ['pay-exchange-blocked', 'Your browser blocked the pop-up. Open the payment page yourself.'],
    [
      'pay-exchange-unknown',
      'You started paying at Alpine Exchange. If you’ve paid, wait here. If not, continue there.',
    ],
    [
      'pay-exchange-late',
      'Alpine Exchange hasn’t told us whether you’ve paid. Check there before you pay again.',
    ],
    ['pay-unsure', 'Have you already paid?'],
    ['pay-asking', 'Confirm in Alder'],
    ['pay-failed', 'Nothing was paid'],
    ['pay-late', 'Payment expired'],
    ['pay-late-unsure', 'We don’t know whether you’ve paid. Check your wallet before you pay again.'],
    ['pay-sent', 'Payment on its way'],
    ['pay-paid', 'Paid'],
    ['pay-nothing', 'Nothing to pay'],
  ])('says how it stands: %s', async (id, title) => {
    const view = await showState(gallery, id)
    await view.findByText(title, { selector: 'h2, p, span, div' })
  })
})
