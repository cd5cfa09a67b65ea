import type { ErrorEntry } from './ErrorEntry.js'

export const signInMessageMalformed = {
  code: 'sign_in_message_malformed',
  message: ({ reason }: { reason: string }) => `This is not a sign-in message: ${reason}.`,
  userMessage: 'Error signing message',
  surface: 'throw',
} as const satisfies ErrorEntry

export const signInNotConfigured = {
  code: 'sign_in_not_configured',
  message: 'Sign-in is not configured. Pass a plugin in the "siwx" option.',
  surface: 'throw',
} as const satisfies ErrorEntry

export const signInRefused = {
  code: 'sign_in_refused',
  message: ({ reason }: { reason: string }) => `The sign-in was refused: ${reason}.`,
  userMessage: 'Error signing message',
  surface: 'throw',
} as const satisfies ErrorEntry

export const signatureUnverifiable = {
  code: 'signature_unverifiable',
  message: ({ chain }: { chain: string }) =>
    `Couldn’t verify this smart account’s signature, because ${chain} didn’t respond. Try again later.`,
} as const satisfies ErrorEntry
