/** Not by the list of all languages, which the first load has no need of. */
const names: Readonly<Record<string, string>> = {
  ar: 'محفظة البريد الإلكتروني',
  ca: 'Cartera de correu',
  de: 'E-Mail-Wallet',
  es: 'Billetera de correo',
  fr: 'Portefeuille e-mail',
  id: 'Dompet Email',
  ms: 'Dompet E-mel',
  pt: 'Carteira de e-mail',
  tr: 'E-posta Cüzdanı',
  vi: 'Ví email',
}

/** What visitors read where the owner has given no name. */
export const getWalletName = (locale: string): string =>
  names[locale] ?? names[locale.slice(0, 2).toLowerCase()] ?? 'Email Wallet'
