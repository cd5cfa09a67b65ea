const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const digits = new Map([...alphabet].map((letter, index) => [letter, BigInt(index)]))

/** Undefined if a character is invalid. Callers have to bound the length. */
export function readBase58(text: string): Buffer | undefined {
  let value = 0n
  for (const letter of text) {
    const digit = digits.get(letter)
    if (digit === undefined) return undefined
    value = value * 58n + digit
  }
  const hex = value === 0n ? '' : value.toString(16)
  // Each leading zero byte is encoded as one `1`.
  const zeros = text.length - text.replace(/^1+/, '').length
  return Buffer.from('00'.repeat(zeros) + hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')
}

export function writeBase58(bytes: Uint8Array): string {
  let text = ''
  for (let value = BigInt(`0x0${Buffer.from(bytes).toString('hex')}`); value > 0n; value /= 58n)
    text = alphabet[Number(value % 58n)] + text
  const first = bytes.findIndex(byte => byte !== 0)
  return '1'.repeat(first < 0 ? bytes.length : first) + text
}
