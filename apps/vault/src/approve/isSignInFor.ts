import { decodeReadable } from '@portico/protocol/frame'
import { toUtf8 } from '../keys/encoding.ts'
import { isSignIn } from './isSignIn.ts'

/** In their order; each may be left out. */
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
 * Whether it is a sign-in exactly as the standards write it (EIP-4361, CAIP-122, and the same on Solana), for this site and
 * this account, so that every reader reads the same in it.
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
  // Hex digits are the same in both cases, those of base58 are not.
  const isHex = address.startsWith('0x')
  if (account !== address && !(isHex && account.toLowerCase() === address.toLowerCase())) return false
  const start = rest.findIndex(isField)
  const between = start === -1 ? rest : rest.slice(0, start)
  // One line of the site's own words, apart from the rest.
  if (between.length > 0 && between[0] !== '') return false
  const statements = between.filter(line => line !== '')
  // Nor may these hold another sign-in, for whoever reads from the middle.
  if (statements.some(line => isSignIn(toUtf8(line)))) return false
  return statements.length <= 1 && (start === -1 || areFields(rest.slice(start)))
}

/** Each once, in their order, and resources at the end. */
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
