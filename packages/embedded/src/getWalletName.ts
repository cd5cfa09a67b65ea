/** Not by the list of all languages, which the first load has no need of. */
const names: Readonly<Record<string, string>> = { de: 'E-Mail-Wallet', ar: 'محفظة البريد الإلكتروني' }

/** What visitors read where the owner has given no name. */
export const getWalletName = (locale: string): string =>
  names[locale.slice(0, 2).toLowerCase()] ?? 'Email Wallet'
