import type { Families } from '@portico/core/adapter'
import { getRemoteTerms } from '../families/getRemoteTerms.js'
import type { RpcError } from '../messages/parsePayload.js'
import type { GrantedNamespaces } from './parseNamespaces.js'

export async function checkChecksums(
  families: Families,
  granted: GrantedNamespaces,
): Promise<RpcError | undefined> {
  const accounts = Object.entries(granted).flatMap(([key, { accounts }]) =>
    getRemoteTerms(families, key)?.hasChecksums ? accounts : [],
  )
  const digits = [...new Set(accounts.map(account => account.slice(account.lastIndexOf(':') + 3)))]
  const mixed = digits.filter(text => text !== text.toLowerCase() && text !== text.toUpperCase())
  if (mixed.length === 0) return undefined
  try {
    const { checksumAddress } = await import('@portico/codec/evm')
    if (mixed.every(text => checksumAddress(text) === `0x${text}`)) return undefined
    return { code: 5103, message: 'Accounts must be addresses of their chain' }
  } catch {
    // Loading failed while offline. Adapters normalize addresses anyway.
    return undefined
  }
}
