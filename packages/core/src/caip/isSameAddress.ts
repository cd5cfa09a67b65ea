/** Addresses are compared without regard to case (spec §5). */
export function isSameAddress(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one.toLowerCase() === other.toLowerCase()
}
