import { families } from '../families/families.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'

/** Whether two addresses of one family are the same: where the family does not distinguish case, neither does this. */
export function isSameAddress(
  namespace: ChainNamespace,
  one: string | undefined,
  other: string | undefined,
): boolean {
  if (one === undefined || other === undefined) return false
  const { toComparable } = families[namespace]
  return toComparable(one) === toComparable(other)
}
