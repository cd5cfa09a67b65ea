export const receiveStrings = {
  key: 'receive',
  english: {
    code: 'QR code of your address',
    text: 'Only send assets on {network} to this address.',
    textMany: 'Only send assets on one of these networks to this address.',
    networks: 'Compatible networks',
    networksText: 'This address is yours on these networks. Assets sent on other networks may be lost.',
    textPlain: 'Show this QR code to anyone who wants to pay you.',
  },
} as const
