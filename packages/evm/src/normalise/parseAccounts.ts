import type { WalletAccount } from '@portico/core'
import { malformedAccounts, PorticoError } from '@portico/protocol'
import { checksumAddress } from './checksumAddress.js'

const addressPattern = /^0x[0-9a-f]{40}$/i
/** More than any wallet shows; a longer list is an attack on the page. */
const maximum = 1000

/** The accounts a wallet answered with, once each and in EIP-55 spelling; empty means it grants none. */
export function parseAccounts(value: unknown): readonly WalletAccount[] {
  if (!Array.isArray(value) || value.length > maximum) throw new PorticoError(malformedAccounts)
  const addresses = value.filter(
    (entry): entry is string => typeof entry === 'string' && addressPattern.test(entry),
  )
  if (value.length > 0 && addresses.length === 0) throw new PorticoError(malformedAccounts)
  return [...new Set(addresses.map(checksumAddress))].map(address => ({ address }))
}
