import type { Family } from '../families/Family.js'

/** Whether two addresses of one family are the same: where the family does not distinguish case, neither does this. */
export function isSameAddress(
  { toComparable }: Pick<Family, 'toComparable'>,
  one: string | undefined,
  other: string | undefined,
): boolean {
  if (one === undefined || other === undefined) return false
  return toComparable(one) === toComparable(other)
}
