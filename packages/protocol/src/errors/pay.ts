import type { ErrorEntry } from './ErrorEntry.js'

export const payNotEnabled = {
  code: 'pay_not_enabled',
  message: 'Paying is off. Pass `features: { pay: true }`.',
  surface: 'throw',
} as const satisfies ErrorEntry

export const invalidPayment = {
  code: 'invalid_payment',
  message: ({ reason }: { reason: string }) => `This cannot be paid: ${reason}.`,
  userMessage: 'This cannot be paid',
  surface: 'throw',
} as const satisfies ErrorEntry

export const paymentReceiverInvalid = {
  code: 'payment_receiver_invalid',
  message: 'The address that the shop gives is not valid: its checksum is wrong. Nothing was paid.',
  surface: 'view',
} as const satisfies ErrorEntry

export const paymentFundsMissing = {
  code: 'payment_funds_missing',
  message: ({ symbol }: { symbol: string }) =>
    `The account has too little ${symbol} for the payment and the network fee.`,
  surface: 'view',
} as const satisfies ErrorEntry

export const paymentWouldFail = {
  code: 'payment_would_fail',
  message: ({ symbol }: { symbol: string }) =>
    `The network would refuse this payment. See whether the account has enough ${symbol}.`,
  surface: 'view',
} as const satisfies ErrorEntry

export const paymentAccountUnsuited = {
  code: 'payment_account_unsuited',
  message: ({ symbol }: { symbol: string }) =>
    `The shop cannot verify ${symbol} sent from a smart account. Pay from another account. Nothing was paid.`,
  surface: 'view',
} as const satisfies ErrorEntry

export const paymentProviderFailed = {
  code: 'payment_provider_failed',
  message: ({ provider }: { provider: string }) =>
    `The payment at ${provider} has not come about. Nothing was paid there.`,
  surface: 'view',
} as const satisfies ErrorEntry

export const paymentUnderWay = {
  code: 'payment_under_way',
  message: 'Another payment is waiting for the wallet. Wait until it has ended.',
  surface: 'throw',
} as const satisfies ErrorEntry

export const paymentTimedOut = {
  code: 'payment_timed_out',
  message: ({ seconds }: { seconds: number }) =>
    `The payment has not ended within ${seconds} seconds. Ask for the same order again to see what has become of it.`,
  userMessage: 'The payment has run out of time',
  surface: 'throw',
} as const satisfies ErrorEntry

export const paymentPending = {
  code: 'payment_pending',
  message: 'The network has not confirmed the payment yet. Check again later.',
  surface: 'throw',
} as const satisfies ErrorEntry

export const paymentRefused = {
  code: 'payment_refused',
  message: ({ reason }: { reason: string }) => `The payment does not count: ${reason}.`,
  userMessage: 'The payment does not count',
  surface: 'throw',
} as const satisfies ErrorEntry
