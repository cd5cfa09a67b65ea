export const isDecimal = (text: string) => /^\d{1,40}(\.\d{1,40})?$/.test(text)
