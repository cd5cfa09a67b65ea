/** Kept apart from their readers, because the first load only checks whether they exist. */
export const loginKeys = {
  /** The last login, while it may still be valid. */
  login: '@portico/embedded/login',
  /** Set from a sign-out until the vault confirms it. */
  leaving: '@portico/embedded/leaving',
  sentAt: '@portico/embedded/sent-at',
  /** The provider that the page was redirected to, until it returns. */
  social: '@portico/embedded/social',
  /** The chosen EVM account type. It survives a sign-out, because the visitor would miss the other account's funds. */
  accountType: '@portico/embedded/account-type',
  /** The last typed address, which prefills the field. */
  email: '@portico/embedded/email',
} as const
