import type { AdapterFactory } from '@portico/core'
import { defineEvmAdapter, type EvmOptions } from './defineEvmAdapter.js'

/** Creates the EVM adapter over plain EIP-1193, without a chain library. */
export function evm(options: EvmOptions = {}): AdapterFactory<'eip155'> {
  return defineEvmAdapter('evm', options)
}
