/** Apart from what reads them: the first load only asks whether there is anything. */
export const loginKeys = {
  /** Who logged in here last; there while the login may still hold. */
  login: '@portico/embedded/login',
  /** The visitor was signed out here; there until the vault has confirmed it. */
  leaving: '@portico/embedded/leaving',
  /** When a code was last sent. */
  sentAt: '@portico/embedded/sent-at',
  /** By whom the page has gone to log in; there until it is back. */
  social: '@portico/embedded/social',
  /** Which of their EVM accounts the visitor has chosen; it stays when they leave, for they would miss the other's money. */
  accountType: '@portico/embedded/account-type',
  /** The address that was last typed, for the field; it stays when its owner leaves. */
  email: '@portico/embedded/email',
} as const
