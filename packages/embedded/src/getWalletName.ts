import { findLanguage, type Language } from '@portico/protocol'

const names: Readonly<Record<Language, string>> = {
  en: 'Email Wallet',
  de: 'E-Mail-Wallet',
  ar: 'محفظة البريد الإلكتروني',
}

/** What visitors read where the owner has given no name. */
export const getWalletName = (locale: string): string => names[findLanguage([locale]) ?? 'en']
