import { checksumAddress } from '@portico/codec/evm'
import type { WalletAccount } from '@portico/core'
import { malformedAccounts, PorticoError } from '@portico/protocol'

const addressPattern = /^0x[0-9a-f]{40}$/i
/** More than any wallet exposes; a longer list is an attack on the page. */
const maximum = 1000

/** The distinct accounts of a response in EIP-55 form; empty if none is granted. */
export function parseAccounts(value: unknown): readonly WalletAccount[] {
  if (!Array.isArray(value) || value.length > maximum) throw new PorticoError(malformedAccounts)
  const addresses = value.filter(
    (entry): entry is string => typeof entry === 'string' && addressPattern.test(entry),
  )
  if (value.length > 0 && addresses.length === 0) throw new PorticoError(malformedAccounts)
  return [...new Set(addresses.map(checksumAddress))].map(address => ({ address }))
}
