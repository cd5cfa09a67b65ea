/** The words over an account that is only shown. */
export const enWatching = {
  title: 'Watching only',
  text: 'Nothing can be signed or sent with this account here.',
} as const
