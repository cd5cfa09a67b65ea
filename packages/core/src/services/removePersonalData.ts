const personal = [
  /[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>]+/g,
  // Accounts: EVM, bech32 (bitcoin, cosmos), then base58 (solana, polkadot, older bitcoin).
  /0x[0-9a-f]{40,}/gi,
  /\b(?:bc|tb|cosmos|osmo)1[02-9ac-hj-np-z]{20,}\b/gi,
  /(?<![:\w])[1-9A-HJ-NP-Za-km-z]{26,}(?!\w)/g,
]

/** A copy of an event's properties without e-mail and account addresses, wherever they stand. */
export function removePersonalData(value: unknown): unknown {
  if (typeof value === 'string')
    return personal.reduce((text, shape) => text.replace(shape, '[removed]'), value)
  if (Array.isArray(value)) return value.map(removePersonalData)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [String(removePersonalData(key)), removePersonalData(item)]),
  )
}
