/** What stands in the first line of every sign-in (EIP-4361, CAIP-122), apart from all that a lenient reader leaves out. */
const fixedWords = 'wantsyoutosignin'

/** Its fields. Where most of them stand, it is one, whatever the first line has become. */
const fields = ['uri', 'version', 'chainid', 'nonce', 'issuedat'] as const
const mostFields = 4

/**
 * Whether anybody could read these bytes as a request to sign in somewhere. Looked for in the bytes themselves, before
 * anything is said about whether they are text: a character that a page puts in hides it from people, but not from a
 * server that passes over such characters.
 */
export function isSignIn(bytes: Uint8Array): boolean {
  return readAll(bytes).some(text => reduce(text).includes(fixedWords) || hasFields(text))
}

/** In every encoding that text comes in, and the bytes that a text may write out. */
function readAll(bytes: Uint8Array): string[] {
  const texts = ['utf-8', 'utf-16le', 'utf-16be'].map(encoding => new TextDecoder(encoding).decode(bytes))
  const written = texts.flatMap(text => /^\s*(?:0x)?((?:[\da-f]{2})+)\s*$/i.exec(text)?.[1] ?? [])
  return [...texts, ...written.flatMap(digits => readAll(parseHex(digits)))]
}

const parseHex = (digits: string) =>
  Uint8Array.from(digits.match(/../g) ?? [], pair => Number.parseInt(pair, 16))

/** The Latin letters and digits of it, in whatever form and case they are written. */
const reduce = (text: string) =>
  text
    .normalize('NFKD')
    // There and back, since some letters have another one as their capital.
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
