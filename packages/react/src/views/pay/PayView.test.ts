import { fireEvent } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './pay.gallery.js'

describe('paying a shop', () => {
  it('shows what is paid to whom, the whole address, before the wallet is asked', async () => {
    const view = await showState(gallery, 'pay')
    await view.findByRole('heading', { name: '12.5 USDC' })
    expect(view.getByTestId('pay-to').textContent).toBe('0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B')
    expect(view.getByText('A-1042')).toBeTruthy()
    fireEvent.click(view.getByRole('button', { name: 'Pay 12.5 USDC' }))
    await view.findByText('Payment on its way')
    expect(view.queryByRole('button', { name: /^Pay / })).toBeNull()
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
