import type { AdapterFactory } from '@portico/core'
import { defineEvmAdapter, type EvmOptions } from './defineEvmAdapter.js'

/** EVM wallets over plain EIP-1193: no chain library needed. */
export function evm(options: EvmOptions = {}): AdapterFactory<'eip155'> {
  return defineEvmAdapter('evm', options)
}
