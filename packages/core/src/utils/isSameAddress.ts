import type { Family } from '../families/Family.js'

/** Compares addresses by the family's rules, such as case-insensitively on EVM. */
export function isSameAddress(
  { toComparable }: Pick<Family, 'toComparable'>,
  one: string | undefined,
  other: string | undefined,
): boolean {
  if (one === undefined || other === undefined) return false
  return toComparable(one) === toComparable(other)
}
