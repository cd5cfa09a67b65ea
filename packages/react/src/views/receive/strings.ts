export const receiveStrings = {
  key: 'receive',
  english: {
    code: 'Code of your address',
    text: 'Send only what is on {network} to this address.',
    textMany: 'Send only what is on one of these networks to this address.',
    networks: 'Compatible networks',
    networksText: 'On these networks the address is yours. What is sent on others may be lost.',
    textPlain: 'Show this code to whoever pays you.',
  },
} as const
