import type { Family } from '../../families/Family.js'
import { isSameAddress } from '../../utils/isSameAddress.js'

/** As many characters as visitors compare, and as an attacker can afford to brute-force. */
const compared = 4

/**
 * Whether two addresses begin and end alike. Address poisoning writes such addresses into the history of visitors who
 * copy from there (RD06).
 */
export function isLookAlike(family: Pick<Family, 'toComparable'>, one: string, other: string): boolean {
  if (isSameAddress(family, one, other)) return false
  const [first, second] = [shorten(one), shorten(other)]
  return first.start === second.start && first.end === second.end
}

/** Without the common prefix of a chain's addresses. */
function shorten(address: string): { readonly start: string; readonly end: string } {
  const text = address.toLowerCase().replace(/^(0x|bc1[qp]|tb1[qp]|bcrt1[qp])/, '')
  return { start: text.slice(0, compared), end: text.slice(-compared) }
}
