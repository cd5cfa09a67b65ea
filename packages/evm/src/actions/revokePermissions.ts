import type { Connector } from '@portico/core'
import type { EvmRuntime } from '../EvmRuntime.js'
import { requestWallet } from './requestWallet.js'

interface RevokePermissionsRequest {
  readonly connector: Connector
  readonly address: string
  readonly pci: string
  readonly permissions: readonly unknown[]
  readonly expiry: number
  readonly context?: string | undefined
}

export async function revokePermissions(
  runtime: EvmRuntime,
  { connector, address, pci, permissions, expiry, context }: RevokePermissionsRequest,
): Promise<string> {
  const params = [{ pci, permissions, expiry, address, ...(context && { context }) }]
  const answer = await requestWallet(runtime, connector, 'wallet_revokePermissions', params)
  return typeof answer === 'string' ? answer : ''
}
