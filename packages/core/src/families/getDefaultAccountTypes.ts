import type { AccountType } from '../store/Account.js'
import type { ChainNamespace } from './ChainNamespace.js'
import type { Families } from './Families.js'

/** Default account types (K-15). */
export function getDefaultAccountTypes(families: Families): Partial<Record<ChainNamespace, AccountType>> {
  return Object.fromEntries(
    Object.entries(families).flatMap(([namespace, { accountTypes }]) =>
      accountTypes[0] ? [[namespace, accountTypes[0]]] : [],
    ),
  )
}
