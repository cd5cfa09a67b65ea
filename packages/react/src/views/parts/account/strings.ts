export const watchingStrings = {
  key: 'watching',
  english: {
    title: 'Watching only',
    text: 'Nothing can be signed or sent with this account here.',
  },
} as const
