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
    await view.findByText('Have you paid already?')
    await view.press('Not paid yet: pay now')
    await view.findByRole('button', { name: 'Pay 12.5 USDC' })
  })

  it('leads to the page of the exchange, and offers no other way while it takes the money', async () => {
    const view = await showState(gallery, 'pay-exchange-taken')
    expect(await view.findByTestId('pay-open')).toHaveProperty('href', 'https://pay.example/7')
    expect(view.queryByTestId('another-way')).toBeNull()
  })

  it.each([
    ['pay-exchange-opening', 'Opening Alpine Exchange'],
    ['pay-exchange-open', 'Pay 12.5 USDC in the other window. We see it here by itself.'],
    ['pay-exchange-closed', 'The window is closed. If you have paid, wait here. If not, open it again.'],
    ['pay-exchange-blocked', 'Your browser has blocked the window. Open the page yourself to pay.'],
    [
      'pay-exchange-unknown',
      'You have begun to pay at Alpine Exchange. If you have paid, wait here. If not, go on there.',
    ],
    [
      'pay-exchange-late',
      'We have not heard from Alpine Exchange whether you have paid. Look there before you start again on the page of the shop.',
    ],
    ['pay-unsure', 'Have you paid already?'],
    ['pay-asking', 'Confirm in Alder'],
    ['pay-failed', 'Nothing was paid'],
    ['pay-late', 'The time is over'],
    [
      'pay-late-unsure',
      'We have not heard whether you have paid. Look into your wallet before you start again on the page of the shop.',
    ],
    ['pay-sent', 'Payment on its way'],
    ['pay-paid', 'Paid'],
    ['pay-nothing', 'Nothing to pay'],
  ])('says how it stands: %s', async (id, title) => {
    const view = await showState(gallery, id)
    await view.findByText(title, { selector: 'h2, p, span, div' })
  })
})
