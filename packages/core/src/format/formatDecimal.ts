/**
 * A decimal numeral as people of the locale write it, cut after so many decimals and never rounded up. What is no
 * numeral counts as nothing.
 */
export function formatDecimal(numeral: string, decimals: number, locale: string): string {
  const [, whole = '', fraction = ''] = /^(-?\d*)(?:\.(\d*))?$/.exec(numeral.trim()) ?? []
  const cut = `${whole || '0'}.${fraction.slice(0, decimals)}0`
  // Numerals are formatted as they are written, to the last digit; the type says so only for literals.
  return createFormat(locale, decimals).format(cut as `${number}`)
}

function createFormat(locale: string, maximumFractionDigits: number): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale, { maximumFractionDigits })
  } catch {
    // The owner's locale is no language tag.
    return new Intl.NumberFormat('en', { maximumFractionDigits })
  }
}
