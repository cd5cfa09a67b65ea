import type { ErrorEntry } from './ErrorEntry.js'

export const payNotEnabled = {
  code: 'pay_not_enabled',
  message: 'Payments are off. Pass `features: { pay: true }`.',
  surface: 'throw',
} as const satisfies ErrorEntry

export const invalidPayment = {
  code: 'invalid_payment',
  message: ({ reason }: { reason: string }) => `The payment is not valid: ${reason}.`,
  userMessage: 'This payment isn’t valid. Ask the shop for a new one.',
  surface: 'throw',
} as const satisfies ErrorEntry

export const paymentReceiverInvalid = {
  code: 'payment_receiver_invalid',
  message: 'The shop’s address isn’t valid: its checksum is wrong. Nothing was paid.',
} as const satisfies ErrorEntry

export const paymentFundsMissing = {
  code: 'payment_funds_missing',
  message: ({ symbol }: { symbol: string }) => `You need more ${symbol} for the payment and the network fee.`,
} as const satisfies ErrorEntry

export const paymentWouldFail = {
  code: 'payment_would_fail',
  message: ({ symbol }: { symbol: string }) =>
    `The network would reject this payment. Check that you have enough ${symbol}.`,
} as const satisfies ErrorEntry

export const paymentAccountUnsuited = {
  code: 'payment_account_unsuited',
  message: ({ symbol }: { symbol: string }) =>
    `The shop can’t verify ${symbol} sent from a smart account. Nothing was paid. Pay from another account.`,
} as const satisfies ErrorEntry

export const paymentProviderFailed = {
  code: 'payment_provider_failed',
  message: ({ provider }: { provider: string }) =>
    `The payment at ${provider} didn’t go through. Nothing was paid there.`,
} as const satisfies ErrorEntry

export const paymentUnderWay = {
  code: 'payment_under_way',
  message: 'Another payment is waiting for the wallet. Wait until it is completed.',
  userMessage: 'Another payment is waiting in your wallet. Finish that one first.',
  surface: 'throw',
} as const satisfies ErrorEntry

export const paymentTimedOut = {
  code: 'payment_timed_out',
  message: ({ seconds }: { seconds: number }) =>
    `The payment was not completed within ${seconds} seconds. Request the same order again to see its state.`,
  userMessage: 'The payment timed out. Check your wallet before you pay again.',
  surface: 'throw',
} as const satisfies ErrorEntry

export const paymentPending = {
  code: 'payment_pending',
  message: 'The network has not confirmed the payment yet. Check again later.',
  userMessage: 'The network hasn’t confirmed the payment yet. Check again later.',
  surface: 'throw',
} as const satisfies ErrorEntry

export const paymentRefused = {
  code: 'payment_refused',
  message: ({ reason }: { reason: string }) => `The payment was not accepted: ${reason}.`,
  userMessage: 'This payment couldn’t be accepted. Contact the shop.',
  surface: 'throw',
} as const satisfies ErrorEntry
