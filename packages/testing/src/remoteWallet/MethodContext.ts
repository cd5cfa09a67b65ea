import { asRecord } from '../controls/asRecord.js'
import { invalidParams } from '../evmWallet/providerRpcError.js'
import type { Keyring } from './createKeyring.js'
import type { RemoteChain } from './RemoteWallet.js'

export interface MethodContext {
  readonly keyring: Keyring
  readonly chain: RemoteChain
  readonly accountIndex: number
  readonly params: unknown
}

export type Methods = Readonly<Record<string, (context: MethodContext) => unknown>>

/** Some sites wrap the object in a list. */
export function readParam({ params }: MethodContext, name: string): unknown {
  return asRecord(Array.isArray(params) ? params[0] : params)[name]
}

export function readTextParam(context: MethodContext, name: string): string {
  const value = readParam(context, name)
  if (typeof value !== 'string') throw invalidParams(`Expected { ${name} }.`)
  return value
}
