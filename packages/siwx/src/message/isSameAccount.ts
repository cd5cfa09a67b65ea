interface Account {
  readonly chainId: string
  readonly address: string
}

/** Whether both are one account on one network. Only EVM writes one address in several ways. */
export function isSameAccount(one: Account, other: Account): boolean {
  if (one.chainId !== other.chainId) return false
  const isEvm = one.chainId.startsWith('eip155:')
  return isEvm ? one.address.toLowerCase() === other.address.toLowerCase() : one.address === other.address
}
