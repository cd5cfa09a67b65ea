import { getReference, type NetworkId } from '../../../networks/networks.ts'

export interface PolkadotChain {
  readonly name: string
  readonly prefix: number
  readonly symbol: string
  readonly decimals: number
  /** The index of the Balances pallet on known chains. It never changes. */
  readonly balances?: number
}

const dot = { prefix: 0, symbol: 'DOT', decimals: 10 } as const
const ksm = { prefix: 2, symbol: 'KSM', decimals: 12 } as const

const chains: ReadonlyMap<string, PolkadotChain> = new Map([
  ['91b171bb158e2d3848fa23a9f1c25182', { ...dot, name: 'Polkadot', balances: 5 }],
  ['68d56f15f85d3136970ec16946040bc1', { ...dot, name: 'Polkadot Asset Hub', balances: 10 }],
  ['b0a8d493285c2df73290dfb7e61f870f', { ...ksm, name: 'Kusama', balances: 4 }],
  ['48239ef607d7928874027a43a6768920', { ...ksm, name: 'Kusama Asset Hub', balances: 10 }],
  [
    'e143f23803ac50e8f6f8e62695d1ce9e',
    { name: 'Westend', prefix: 42, symbol: 'WND', decimals: 12, balances: 4 },
  ],
])

/** For unknown chains, addresses use the generic prefix and amounts have no unit. */
export const getPolkadotChain = (network: NetworkId): PolkadotChain =>
  chains.get(getReference(network)) ?? {
    name: `Polkadot ${getReference(network)}`,
    prefix: 42,
    symbol: '',
    decimals: 0,
  }
