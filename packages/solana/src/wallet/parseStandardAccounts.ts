import type { WalletAccount } from '@portico/core'
import { parseBytes, readProperty } from '@portico/core/adapter'
import { malformedAccounts, PorticoError } from '@portico/protocol'
import { decodeAddress, isSameBytes } from '../address.js'

const maximum = 100

export function parseStandardAccounts(value: unknown): readonly WalletAccount[] {
  if (!Array.isArray(value)) throw new PorticoError(malformedAccounts)
  const accounts = new Map<string, WalletAccount>()
  for (const entry of value.slice(0, maximum)) {
    const chains = readProperty(entry, 'chains')
    const ofOthers = Array.isArray(chains) && !chains.some(chain => String(chain).startsWith('solana:'))
    if (ofOthers) continue
    const address = readProperty(entry, 'address')
    const bytes = decodeAddress(address)
    const publicKey = parseBytes(readProperty(entry, 'publicKey'))
    if (typeof address !== 'string' || !bytes) throw new PorticoError(malformedAccounts)
    if (publicKey && !isSameBytes(publicKey, bytes)) throw new PorticoError(malformedAccounts)
    accounts.set(address, { address })
  }
  return [...accounts.values()]
}
