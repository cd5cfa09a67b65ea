export const tokenStrings = {
  key: 'token',
  english: {
    price: 'Price',
    gone: 'This token isn’t in your account',
  },
} as const
