const isHex = (text: string) => /^0x([\da-f]{2})*$/i.test(text)

export const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)

/** Drops the password that libraries append, and puts the message first, which old pages send last. */
export function normaliseMessage([first, second, ...more]: readonly unknown[]): readonly unknown[] {
  const isTurned = isAddress(first) && !isAddress(second)
  const [message, address] = isTurned ? [second, first] : [first, second]
  return [toHexMessage(message), address, ...more.slice(1)]
}

/** Text is signed as its UTF-8 bytes. */
function toHexMessage(message: unknown): unknown {
  if (typeof message !== 'string' || isHex(message)) return message
  const bytes = new TextEncoder().encode(message)
  return `0x${Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')}`
}
