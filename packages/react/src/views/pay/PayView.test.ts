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

  it.each([
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
