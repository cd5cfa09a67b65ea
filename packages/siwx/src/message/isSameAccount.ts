interface Account {
  readonly chainId: string
  readonly address: string
}

/** EVM addresses are compared case-insensitively. */
export function isSameAccount(one: Account, other: Account): boolean {
  if (one.chainId !== other.chainId) return false
  const isEvm = one.chainId.startsWith('eip155:')
  return isEvm ? one.address.toLowerCase() === other.address.toLowerCase() : one.address === other.address
}
