import type { Families } from '@portico/core/adapter'
import { getRemoteTerms } from '../families/getRemoteTerms.js'
import type { RpcError } from '../messages/parsePayload.js'
import type { GrantedNamespaces, ProposedNamespaces } from './parseNamespaces.js'

const keyShape = /^[-a-z0-9]{3,8}(:[-_a-zA-Z0-9]{1,32})?$/
const accountShape = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/

/** Checks granted namespaces by the protocol's rules for dapps. Returns the first violation with its error code. */
export function checkNamespaces(
  families: Families,
  granted: GrantedNamespaces,
  required: ProposedNamespaces = {},
): RpcError | undefined {
  return checkAccounts(families, granted) ?? checkRequired(granted, required)
}

function checkAccounts(families: Families, granted: GrantedNamespaces): RpcError | undefined {
  for (const [key, { accounts }] of Object.entries(granted)) {
    if (!keyShape.test(key)) return { code: 5104, message: 'Namespace formatting must match CAIP-2' }
    if (accounts.length === 0) return { code: 5001, message: 'Accounts must not be empty' }
    if (!accounts.every(account => accountShape.test(account)))
      return { code: 5001, message: 'Accounts must be CAIP-10 compliant' }
    if (!accounts.every(account => account.startsWith(`${key}:`)))
      return { code: 5103, message: 'Accounts must be defined in matching namespace' }
    const shape = getRemoteTerms(families, key)?.accountShape
    if (shape && !accounts.every(account => shape.test(account)))
      return { code: 5103, message: 'Accounts must be addresses of their chain' }
  }
  return undefined
}

function checkRequired(granted: GrantedNamespaces, required: ProposedNamespaces): RpcError | undefined {
  for (const [key, { chains, methods, events }] of Object.entries(required)) {
    const family = key.split(':')[0]
    const grants = Object.entries(granted).filter(
      ([name]) => name === family || name.startsWith(`${family}:`),
    )
    if (grants.length === 0) return { code: 5000, message: 'All namespaces must be approved' }
    for (const chain of key === family ? (chains ?? []) : [key]) {
      const serving = grants.filter(([name]) => name === family || name === chain).map(([, grant]) => grant)
      const lacks = (items: readonly string[], kind: 'methods' | 'events') =>
        items.some(item => !serving.some(grant => grant[kind].includes(item)))
      if (!serving.some(({ accounts }) => accounts.some(account => account.startsWith(`${chain}:`))))
        return { code: 5001, message: 'All chains must have at least one account' }
      if (lacks(methods, 'methods')) return { code: 5002, message: 'All methods must be approved' }
      if (lacks(events, 'events')) return { code: 5003, message: 'All events must be approved' }
    }
  }
  return undefined
}
