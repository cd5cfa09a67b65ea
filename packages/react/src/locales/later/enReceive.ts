/** The words of the view that shows an address to be paid. */
export const enReceive = {
  code: 'Code of your address',
  text: 'Send only what is on {network} to this address.',
  textPlain: 'Show this code to whoever pays you.',
} as const
