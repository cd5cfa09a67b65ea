import { decodeReadable } from '@portico/protocol/frame'
import { toUtf8 } from '../keys/encoding.ts'
import { isSignIn } from './isSignIn.ts'

/** In the standard's order; each is optional. */
const fields = [
  /^URI: \S+$/,
  /^Version: \S+$/,
  /^Chain ID: \S+$/,
  /^Nonce: \S+$/,
  /^Issued At: \S+$/,
  /^Expiration Time: \S+$/,
  /^Not Before: \S+$/,
  /^Request ID: \S*$/,
  /^Resources:$/,
] as const

const isField = (line: string) => fields.some(field => field.test(line))

/**
 * Whether the bytes are a sign-in message in the exact form of the standards (EIP-4361, CAIP-122 and its
 * Solana profile) for this site and this account, so that all parsers agree on it.
 */
export function isSignInFor(
  bytes: Uint8Array,
  { origin, address }: Record<'origin' | 'address', string>,
): boolean {
  const text = decodeReadable(bytes)
  if (text === undefined || /[\r\t]/.test(text)) return false
  const { host } = new URL(origin)
  const [head = '', account = '', ...rest] = text.split('\n')
  const named = /^(\S+) wants you to sign in with your [\w .*()-]{1,64} account:$/.exec(head)?.[1]
  if (named !== host && named !== origin) return false
  // Hex addresses are case-insensitive, base58 addresses are not.
  const isHex = address.startsWith('0x')
  if (account !== address && !(isHex && account.toLowerCase() === address.toLowerCase())) return false
  const start = rest.findIndex(isField)
  const between = start === -1 ? rest : rest.slice(0, start)
  // The optional statement is one line, set off by blank lines.
  if (between.length > 0 && between[0] !== '') return false
  const statements = between.filter(line => line !== '')
  // The statement must not contain another sign-in message, for parsers that start in the middle.
  if (statements.some(line => isSignIn(toUtf8(line)))) return false
  return statements.length <= 1 && (start === -1 || areFields(rest.slice(start)))
}

/** Each field at most once and in order, with the resources last. */
function areFields(lines: readonly string[]): boolean {
  let next = 0
  for (const [index, line] of lines.entries()) {
    if (line === 'Resources:') return lines.slice(index + 1).every(resource => /^- \S+$/.test(resource))
    const at = fields.findIndex((field, place) => place >= next && field.test(line))
    if (at === -1) return false
    next = at + 1
  }
  return true
}
