import type { OnRampOptions, OnRampQuote, OnRampQuoteRequest } from './onRamp.js'

/** Default selection (K-07). */
export const onRampDefaults = { paymentCurrency: 'USD', purchaseCurrency: 'USDC' } as const

/** Limits of each payment method (K-07). */
export const paymentMethodLimits = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
] as const

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

/** Fallback if the service does not list options (W-31). */
export const getFallbackOptions = (): OnRampOptions => ({
  paymentCurrencies: ['USD', 'EUR'].map(currency => ({
    id: currency,
    payment_method_limits: paymentMethodLimits.map(limit => ({ ...limit })),
  })),
  purchaseCurrencies: [
    { id, name: 'USD Coin', symbol: 'USDC', networks: networks.map(network => ({ ...network })) },
    { id, name: 'Ether', symbol: 'ETH', networks: networks.map(network => ({ ...network })) },
  ],
})

export const mockedQuoteId = 'mocked-quote-id'

/** One-to-one example quote if no service quotes (W-31); its id marks it as such. */
export function getMockedQuote({
  purchaseCurrency,
  paymentCurrency,
  amount,
}: OnRampQuoteRequest): OnRampQuote {
  const paid = { amount, currency: paymentCurrency.id }
  return {
    purchaseAmount: { amount, currency: purchaseCurrency.symbol },
    paymentTotal: paid,
    paymentSubtotal: paid,
    networkFee: { amount: '0', currency: paymentCurrency.id },
    quoteId: mockedQuoteId,
  }
}
