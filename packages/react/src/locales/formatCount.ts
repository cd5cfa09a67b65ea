import { findLanguage } from '@portico/protocol'
import { format } from './format.js'
import type { CountText } from './Strings.js'

/** A text with a number in it, `{count}`, in the form that the language has for that number. */
export function formatCount(
  text: CountText,
  count: number,
  locale: string,
  values: Readonly<Record<string, string>> = {},
): string {
  // The rules are those of the language that is spoken, which is English where the locale is unknown.
  const language = findLanguage([locale]) ?? 'en'
  const form =
    typeof text === 'string' ? text : (text[new Intl.PluralRules(language).select(count)] ?? text.other)
  return format(form, { ...values, count: formatNumber(count, locale) })
}

/** The locale is the owner's to write, and may be no language tag. */
function formatNumber(count: number, locale: string): string {
  try {
    return count.toLocaleString(locale)
  } catch {
    return count.toLocaleString('en')
  }
}
