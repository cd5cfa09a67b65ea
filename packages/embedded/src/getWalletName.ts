import type { Language } from '@portico/protocol'

/** Any Chinese but those of Taiwan and Hong Kong is simplified. */
type NamedLocale = Exclude<Language, 'en' | 'zh-CN'> | 'zh'

/** Avoids importing the list of all languages into the first load. */
const names: Readonly<Record<NamedLocale, string>> = {
  ar: 'محفظة البريد الإلكتروني',
  ca: 'Cartera de correu',
  de: 'E-Mail-Wallet',
  es: 'Billetera de correo',
  et: 'E-posti rahakott',
  fr: 'Portefeuille e-mail',
  id: 'Dompet Email',
  ms: 'Dompet E-mel',
  pt: 'Carteira de e-mail',
  tr: 'E-posta Cüzdanı',
  vi: 'Ví email',
  fa: 'کیف پول ایمیلی',
  he: 'ארנק אימייל',
  hi: 'ईमेल वॉलेट',
  ja: 'メールウォレット',
  ko: '이메일 지갑',
  ru: 'Кошелёк с эл. почтой',
  th: 'วอลเล็ตอีเมล',
  uk: 'Гаманець з ел. поштою',
  ur: 'ای میل والیٹ',
  zh: '邮箱钱包',
  'zh-TW': '電子郵件錢包',
  'zh-HK': '電郵錢包',
}

const isNamed = (locale: string): locale is NamedLocale => Object.hasOwn(names, locale)

export function getWalletName(locale: string): string {
  const named = [locale, locale.slice(0, 2).toLowerCase()].find(isNamed)
  return named ? names[named] : 'Email Wallet'
}
