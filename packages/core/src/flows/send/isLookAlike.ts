import type { Family } from '../../families/Family.js'
import { isSameAddress } from '../../utils/isSameAddress.js'

/** As many as people compare, and as those who make such addresses pay for. */
const compared = 4

/**
 * Whether an address could be taken for another one: it begins and ends alike. Strangers write such addresses into the
 * history of people who copy from there (RD06).
 */
export function isLookAlike(family: Pick<Family, 'toComparable'>, one: string, other: string): boolean {
  if (isSameAddress(family, one, other)) return false
  const [first, second] = [shorten(one), shorten(other)]
  return first.start === second.start && first.end === second.end
}

/** Without what all addresses of a chain begin with. */
function shorten(address: string): { readonly start: string; readonly end: string } {
  const text = address.toLowerCase().replace(/^(0x|bc1[qp]|tb1[qp]|bcrt1[qp])/, '')
  return { start: text.slice(0, compared), end: text.slice(-compared) }
}
