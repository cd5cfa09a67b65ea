/** The amount in the smallest unit; undefined if the text is not an exact amount with these decimals. */
export function parseUnits(text: string, decimals: number): bigint | undefined {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text.trim()) ?? []
  if (sign === undefined || whole + fraction === '') return undefined
  if (fraction.slice(decimals).replace(/0/g, '') !== '') return undefined
  const amount = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return sign === '-' ? -amount : amount
}
