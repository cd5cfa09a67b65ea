const personalNames =
  /address|accounts?$|e-?mail|phone|password|secret|mnemonic|seed|token$|signature|(?:sym|private|public|api)_?key|topic|uri$/i
/** Whoever has a pairing code can read and answer what the page and the wallet say to each other. */
const pairingCode = /wc(?::|%3a)[^\s"'<>]+/gi
const mailAddress = /[^\s@]{1,64}@[^\s@]{1,255}\.[^\s@]{2,63}/g
/**
 * Accounts of every family (hexadecimal, base58, bech32), keys, topics and hashes have this in common: so many letters
 * and digits without a break. Words do not, nor do the ids that events carry. The first group is the name of a
 * network, which may be as long.
 */
const unbroken = /(\b(?:solana|bip122|polkadot):[A-Za-z0-9]{32}(?![A-Za-z0-9]))|[A-Za-z0-9]{25,}/g
// PostgreSQL has no place for these in text; others are not seen and would break up what is looked for.
const unwanted = /[\0\p{Cs}\p{Cf}]/gu

const removed = '[removed]'

/** Takes out of any JSON value what could tell who a visitor is: by the name of a field, or by the look of a text. */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value)
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => !personalNames.test(name))
  return Object.fromEntries(kept.map(([name, item]) => [redactText(name), redact(item)]))
}

export function redactText(text: string): string {
  return text
    .replace(unwanted, '')
    .replace(pairingCode, removed)
    .replace(mailAddress, removed)
    .replace(unbroken, (_, network: string | undefined) => network ?? removed)
}

/** The address of a page without its query and fragment, which may carry tokens and names. */
export function redactUrl(url: string): string {
  return redactText(url.split(/[?#]/, 1)[0] ?? '')
}
