/** An amount in whole units, as links have it. */
export const isDecimal = (text: string) => /^\d{1,40}(\.\d{1,40})?$/.test(text)
