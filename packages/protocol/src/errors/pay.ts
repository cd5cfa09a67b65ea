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

export const paymentRefused = {
  code: 'payment_refused',
  message: ({ reason }: { reason: string }) => `The payment does not count: ${reason}.`,
  userMessage: 'The payment does not count',
  surface: 'throw',
} as const satisfies ErrorEntry
