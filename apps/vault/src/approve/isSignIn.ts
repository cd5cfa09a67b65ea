/** Part of the first line of every sign-in message (EIP-4361, CAIP-122), reduced to letters and digits. */
const fixedWords = 'wantsyoutosignin'

/** A message with most of these fields is a sign-in message, even if its first line is altered. */
const fields = ['uri', 'version', 'chainid', 'nonce', 'issuedat'] as const
const mostFields = 4

/**
 * Whether any parser could accept these bytes as a sign-in message. This checks the bytes before deciding
 * whether they are text: an inserted character may hide the message from the visitor but not from a server
 * that ignores such characters.
 */
export function isSignIn(bytes: Uint8Array): boolean {
  return readAll(bytes).some(text => reduce(text).includes(fixedWords) || hasFields(text))
}

/** Decodes every text encoding, including text that spells out bytes in hex. */
function readAll(bytes: Uint8Array): string[] {
  const texts = ['utf-8', 'utf-16le', 'utf-16be'].map(encoding => new TextDecoder(encoding).decode(bytes))
  const written = texts.flatMap(text => /^\s*(?:0x)?((?:[\da-f]{2})+)\s*$/i.exec(text)?.[1] ?? [])
  return [...texts, ...written.flatMap(digits => readAll(parseHex(digits)))]
}

const parseHex = (digits: string) =>
  Uint8Array.from(digits.match(/../g) ?? [], pair => Number.parseInt(pair, 16))

const reduce = (text: string) =>
  text
    .normalize('NFKD')
    // Both conversions are needed: some letters only map to ASCII through their capital.
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z\d]/g, '')

function hasFields(text: string): boolean {
  const labels = text
    .normalize('NFKD')
    .split(/[\n\r\v\f\u0085\u2028\u2029]/)
    .map(line => reduce(line.split(':', 1)[0] ?? ''))
  return fields.filter(field => labels.includes(field)).length >= mostFields
}
