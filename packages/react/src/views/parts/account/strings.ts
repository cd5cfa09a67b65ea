export const watchingStrings = {
  key: 'watching',
  english: {
    title: 'Watch-only account',
    text: 'You can’t sign or send anything with this account here.',
  },
} as const
