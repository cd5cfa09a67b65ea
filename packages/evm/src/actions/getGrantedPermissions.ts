import type { Connector, GrantedPermission } from '@portico/core'
import { readProperty } from '@portico/core/adapter'
import type { EvmRuntime } from '../EvmRuntime.js'
import { requestWallet } from './requestWallet.js'

/** ERC-7715. Permissions without an end, or with another form, are left out. */
export async function getGrantedPermissions(
  runtime: EvmRuntime,
  { connector }: { readonly connector: Connector },
): Promise<readonly GrantedPermission[]> {
  const answer = await requestWallet(runtime, connector, 'wallet_getGrantedExecutionPermissions', [])
  return Array.isArray(answer) ? answer.flatMap(each => parseGranted(each) ?? []) : []
}

function parseGranted(given: unknown): GrantedPermission | undefined {
  const context = readProperty(given, 'context')
  const permission = readProperty(given, 'permission')
  const rules = readProperty(given, 'rules')
  const expiry = Array.isArray(rules)
    ? rules.find(rule => readProperty(rule, 'type') === 'expiry')
    : undefined
  const end = readProperty(readProperty(expiry, 'data'), 'timestamp')
  const start = readProperty(readProperty(permission, 'data'), 'startTime')
  if (typeof context !== 'string' || typeof permission !== 'object' || permission === null) return undefined
  if (!isTime(end)) return undefined
  return { context, start: isTime(start) ? start : 0, end, permission: { ...permission } }
}

/** Within the range of Date. */
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 8.64e12
