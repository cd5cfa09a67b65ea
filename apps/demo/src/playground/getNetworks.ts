import type { NetworkInput } from 'portico'
import { arbitrum, base, mainnet, optimism, polygon, sepolia, solana } from 'portico/networks'
import { anvilOne, anvilTwo } from '../site/networks.ts'
import type { Settings } from './settings.ts'

const byName = {
  anvilOne,
  anvilTwo,
  mainnet,
  base,
  optimism,
  arbitrum,
  polygon,
  sepolia,
  solana,
} satisfies Record<Settings['networks'][number], NetworkInput>

export function getNetworks({ networks }: Settings): readonly [NetworkInput, ...NetworkInput[]] {
  const [first = anvilOne, ...rest] = networks.map(name => byName[name])
  return [first, ...rest]
}
