/** Buying with a card or from a bank (K-07). */
export const onrampDefaults = { paymentCurrency: 'USD', purchaseCurrency: 'USDC' } as const

const paymentLimits = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
] as const

/** What can be paid with while the service does not answer. */
export const onrampPaymentFallback = [
  { id: 'USD', payment_method_limits: paymentLimits },
  { id: 'EUR', payment_method_limits: paymentLimits },
] as const

/** Percent that the partner takes, from and to. */
export const onrampPartnerFee = { min: 1, max: 2 } as const
