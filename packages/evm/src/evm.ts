import type { AdapterFactory } from '@portico/core'
import { type AdapterType, defineAdapter, eip155Family } from '@portico/core/adapter'
import { createDiscovery, type EvmWallet } from './discovery/createDiscovery.js'

export interface EvmOptions {
  /** Wallets that do not inject themselves, such as the provider of a vendor's own library. */
  readonly wallets?: readonly EvmWallet[] | undefined
  /** Whether wallets that announce themselves (EIP-6963) are listed. @default `true` */
  readonly announced?: boolean | undefined
  /** Whether Coinbase's wallet is listed. @default `true` */
  readonly coinbase?: boolean | undefined
}

/** Creates the EVM adapter over plain EIP-1193, without a chain library. */
export function evm(options: EvmOptions = {}): AdapterFactory<'eip155'> {
  return defineEvmAdapter('evm', options)
}

export function defineEvmAdapter(type: AdapterType, options: EvmOptions): AdapterFactory<'eip155'> {
  const { wallets = [], announced = true, coinbase = true } = options
  return defineAdapter(eip155Family, type, context => ({
    discover: createDiscovery(context, { wallets, announced, coinbase }),
    load: async isListening => (await import('./createEvmClient.js')).createEvmClient(context, isListening),
    getCondition: async ({ connector }) =>
      (await import('./connection/getCondition.js')).getCondition(context, connector),
  }))
}
