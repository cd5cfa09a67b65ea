import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { OnRampOptionsSchema, OnRampQuoteSchema } from './onRamp.js'
import { getFallbackOptions, getMockedQuote, onRampDefaults } from './onRampFallbacks.js'

describe('buying', () => {
  it('falls back to a built-in list [W-31, K-07, E-12]', () => {
    const options = getFallbackOptions()
    const limits = [
      { id: 'card', min: '10.00', max: '7500.00' },
      { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
    ]
    expect(options.paymentCurrencies).toEqual([
      { id: 'USD', payment_method_limits: limits },
      { id: 'EUR', payment_method_limits: limits },
    ])
    const networks = [
      {
        name: 'ethereum-mainnet',
        display_name: 'Ethereum',
        chain_id: '1',
        contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      },
      {
        name: 'polygon-mainnet',
        display_name: 'Polygon',
        chain_id: '137',
        contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
      },
    ]
    const id = '2b92315d-eab7-5bef-84fa-089a131333f5'
    expect(options.purchaseCurrencies).toEqual([
      { id, name: 'USD Coin', symbol: 'USDC', networks },
      { id, name: 'Ether', symbol: 'ETH', networks },
    ])
    expect(v.parse(OnRampOptionsSchema, options)).toEqual(options)
    expect(onRampDefaults).toEqual({ paymentCurrency: 'USD', purchaseCurrency: 'USDC' })
  })

  it('falls back to a quote of one for one, which says so [W-31, E-12]', () => {
    const {
      paymentCurrencies: [paymentCurrency],
      purchaseCurrencies: [purchaseCurrency],
    } = getFallbackOptions()
    if (!paymentCurrency || !purchaseCurrency) throw new Error('There are some.')
    const quote = getMockedQuote({ paymentCurrency, purchaseCurrency, amount: '250' })
    expect(v.parse(OnRampQuoteSchema, quote)).toEqual(quote)
    expect(quote).toMatchObject({
      purchaseAmount: { amount: '250', currency: 'USDC' },
      paymentTotal: { amount: '250', currency: 'USD' },
      quoteId: 'mocked-quote-id',
    })
  })
})
