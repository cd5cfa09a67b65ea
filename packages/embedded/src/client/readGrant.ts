import type { WalletAccount } from '@portico/core'
import type { SourceSession } from '@portico/core/adapter'
import { embeddedFamilies } from '../families/embeddedFamilies.js'
import type { ServedNamespace } from '../families/servedNamespaces.js'
import type { Chains } from './createChains.js'

type Grant = SourceSession['namespaces'][ServedNamespace]

export function listAddresses(namespace: ServedNamespace, grant: Grant): readonly string[] {
  const accounts = grant?.accounts ?? []
  const addresses = new Set(accounts.map(account => account.slice(account.lastIndexOf(':') + 1)))
  return Array.from(addresses, embeddedFamilies[namespace].formatAddress)
}

export function listAccounts(
  chains: Chains,
  namespace: ServedNamespace,
  grant: Grant,
): readonly WalletAccount[] {
  const start = `${chains.get(namespace)}:`
  const here = grant?.accounts.filter(account => account.startsWith(start)) ?? []
  return here
    .map(account => account.slice(start.length))
    .map(address => ({ address, ...grant?.details?.[address] }))
}
