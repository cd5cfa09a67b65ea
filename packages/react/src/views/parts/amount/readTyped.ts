/** Zeros of the digits that keyboards of our languages type: Arabic, Persian, Devanagari and Thai. */
const zeros = [0x660, 0x6f0, 0x966, 0xe50] as const

interface Rules {
  readonly locale: string | undefined
  readonly decimals: number
}

/**
 * A typed amount as plain digits with a point; undefined for text that is no amount. Such text is not taken over, in
 * whole or in part: dropping characters would make another amount of it.
 */
export function readTyped(typed: string, { locale, decimals }: Rules): string | undefined {
  const text = toPoint(Array.from(typed.trim(), toLatin).join('').replace('٫', '.'), locale)
  const [, whole, point = '', fraction = ''] = /^(\d*)(\.?)(\d*)$/.exec(text) ?? []
  if (whole === undefined || fraction.length > decimals || (decimals === 0 && point !== '')) return undefined
  const isBare = whole === '' && point !== ''
  return `${isBare ? '0' : whole.replace(/^0+(?=\d)/, '')}${point}${fraction}`
}

/** The amount as it is written in the language. */
export const showTyped = (amount: string, locale: string | undefined): string =>
  amount.replace('.', getSign(locale))

/** Phone keyboards offer only the decimal separator of their language. */
export const toPoint = (typed: string, locale: string | undefined): string =>
  getSign(locale) === ',' && !typed.includes('.') ? typed.replace(',', '.') : typed

function toLatin(letter: string): string {
  const code = letter.charCodeAt(0)
  const zero = zeros.find(start => code >= start && code < start + 10)
  return zero === undefined ? letter : String(code - zero)
}

function getSign(locale: string | undefined): string {
  const [, sign] = /^1(.)5$/.exec(formatHalf(locale)) ?? []
  return sign === ',' ? ',' : '.'
}

function formatHalf(locale: string | undefined): string {
  try {
    return new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(1.5)
  } catch {
    // The site's locale is not a valid language tag.
    return '1.5'
  }
}
