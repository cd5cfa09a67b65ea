import type { CaipNetworkId, ChainNamespace } from '../types/ChainNamespace.js'

/** Spec §9. */
export const defaultCaipNetworkId: CaipNetworkId = 'eip155:1'

/** Decimals of the native currency of the families that have only one (spec §9). */
export const nativeDecimals = { bip122: 8, solana: 9 } as const satisfies Partial<
  Record<ChainNamespace, number>
>

/** Networks on which swaps are offered (spec §7). */
export const swapNetworks: readonly CaipNetworkId[] = [
  'eip155:1',
  'eip155:42161',
  'eip155:10',
  'eip155:324',
  'eip155:8453',
  'eip155:56',
  'eip155:137',
  'eip155:100',
  'eip155:43114',
  'eip155:250',
  'eip155:8217',
  'eip155:1313161554',
]

type ChainCapability = 'balance' | 'send' | 'onramp' | 'names' | 'activity'

/** Which families can do what (spec §7). */
export const chainCapabilities: Readonly<Record<ChainCapability, readonly ChainNamespace[]>> = {
  balance: ['eip155', 'solana'],
  send: ['eip155', 'solana'],
  onramp: ['eip155', 'solana'],
  names: ['eip155'],
  activity: ['eip155'],
}
