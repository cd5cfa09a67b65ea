const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

export function isBase58(text: string, shortest: number, longest: number): boolean {
  return (
    text.length >= shortest && text.length <= longest && [...text].every(letter => letters.includes(letter))
  )
}

/** Number of bytes in base58 text: each leading 1 is a zero byte, the rest is one large number. */
export function countBase58Bytes(text: string): number {
  const [zeros = ''] = /^1*/.exec(text) ?? []
  let value = 0n
  for (const letter of text) value = value * 58n + BigInt(letters.indexOf(letter))
  return zeros.length + (value === 0n ? 0 : Math.ceil(value.toString(16).length / 2))
}
