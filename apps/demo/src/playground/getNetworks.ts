import type { NetworkInput } from 'portico'
import {
  arbitrum,
  base,
  bitcoin,
  cosmosHub,
  mainnet,
  optimism,
  polkadot,
  polygon,
  sepolia,
  solana,
} from 'portico/networks'
import {
  anvilOne,
  anvilTwo,
  bitcoinLocal,
  cosmosLocal,
  polkadotLocal,
  solanaLocal,
} from '../site/networks.ts'
import type { Settings } from './settings.ts'

export const networksByName = {
  anvilOne,
  anvilTwo,
  mainnet,
  base,
  optimism,
  arbitrum,
  polygon,
  sepolia,
  solana,
  solanaLocal,
  bitcoin,
  bitcoinLocal,
  polkadot,
  polkadotLocal,
  cosmosHub,
  cosmosLocal,
} satisfies Record<Settings['networks'][number], NetworkInput>

export function getNetworks({ networks }: Settings): readonly [NetworkInput, ...NetworkInput[]] {
  const [first = anvilOne, ...rest] = networks.map(name => networksByName[name])
  return [first, ...rest]
}
