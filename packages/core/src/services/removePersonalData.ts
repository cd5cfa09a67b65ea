const email = /[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>]+/g
/** EVM accounts, and everything longer that is written in hexadecimal: hashes, keys, signatures. */
const hexadecimal = /0x[0-9a-f]{40,}/gi
/** Bitcoin and cosmos accounts. */
const bech32 = /\b(?:bc|tb|cosmos|osmo)1[02-9ac-hj-np-z]{20,}\b/gi
/** Solana, polkadot and older bitcoin accounts. The first group is a network's id, which may look like one. */
const base58 = /(\b(?:solana|bip122|polkadot):\w{32}\b)|[1-9A-HJ-NP-Za-km-z]{26,}/g

/** Whoever has a pairing code can read and answer what the page and the wallet say to each other. */
const pairingCode = /\bwc(?::|%3a)[^\s"'<>]+/gi

const removed = '[removed]'

/** A copy of an event's properties without e-mail and account addresses and pairing codes, wherever they stand. */
export function removePersonalData(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(removePersonalData)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [cleanText(key), removePersonalData(item)]),
  )
}

function cleanText(text: string): string {
  return text
    .replace(pairingCode, removed)
    .replace(email, removed)
    .replace(hexadecimal, removed)
    .replace(bech32, removed)
    .replace(base58, (_, network: string | undefined) => network ?? removed)
}
