import type { AdapterFactory } from '@portico/core'
import type { AdapterType } from '@portico/core/adapter'
import { eip155Family } from '@portico/core/adapter'
import { createEvmAdapter } from './createEvmAdapter.js'
import type { EvmWallet } from './discovery/EvmWallet.js'

export interface EvmOptions {
  /** Wallets that do not inject themselves, such as the provider of a vendor's own library. */
  readonly wallets?: readonly EvmWallet[] | undefined
  /** Whether wallets that announce themselves (EIP-6963) are listed. @default `true` */
  readonly announced?: boolean | undefined
  /** Whether Coinbase's wallet is listed. @default `true` */
  readonly coinbase?: boolean | undefined
}

export function defineEvmAdapter(type: AdapterType, options: EvmOptions): AdapterFactory<'eip155'> {
  const { wallets = [], announced = true, coinbase = true } = options
  return {
    family: eip155Family,
    type,
    create: context => createEvmAdapter(context, type, { wallets, announced, coinbase }),
  }
}
