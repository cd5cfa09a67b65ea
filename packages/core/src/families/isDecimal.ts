/** Decimal text in whole units. */
export const isDecimal = (text: string) => /^\d{1,40}(\.\d{1,40})?$/.test(text)
