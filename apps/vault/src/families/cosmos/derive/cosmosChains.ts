import { malformedResponse, networkNotServed, PorticoError } from '@portico/protocol'
import { getReference, type NetworkId } from '../../../networks/networks.ts'
import { fetchFromNode } from '../../../node/fetchFromNode.ts'
import type { FamilyContext } from '../../VaultFamily.ts'

interface CosmosChain {
  readonly name: string
  readonly prefix: string
  readonly denom: string
  readonly symbol: string
}

const chains: ReadonlyMap<string, CosmosChain> = new Map([
  ['cosmoshub-4', { name: 'Cosmos Hub', prefix: 'cosmos', denom: 'uatom', symbol: 'ATOM' }],
  ['osmosis-1', { name: 'Osmosis', prefix: 'osmo', denom: 'uosmo', symbol: 'OSMO' }],
  ['celestia', { name: 'Celestia', prefix: 'celestia', denom: 'utia', symbol: 'TIA' }],
  ['noble-1', { name: 'Noble', prefix: 'noble', denom: 'uusdc', symbol: 'USDC' }],
  ['juno-1', { name: 'Juno', prefix: 'juno', denom: 'ujuno', symbol: 'JUNO' }],
  ['stargaze-1', { name: 'Stargaze', prefix: 'stars', denom: 'ustars', symbol: 'STARS' }],
  ['akashnet-2', { name: 'Akash', prefix: 'akash', denom: 'uakt', symbol: 'AKT' }],
  ['axelar-dojo-1', { name: 'Axelar', prefix: 'axelar', denom: 'uaxl', symbol: 'AXL' }],
  ['neutron-1', { name: 'Neutron', prefix: 'neutron', denom: 'untrn', symbol: 'NTRN' }],
  ['stride-1', { name: 'Stride', prefix: 'stride', denom: 'ustrd', symbol: 'STRD' }],
])

/** Other chains may derive addresses differently, as Injective does: the same key would get an unusable address. */
const knownPrefixes: ReadonlySet<string> = new Set([...chains.values()].map(({ prefix }) => prefix))

export const findChain = (network: NetworkId): CosmosChain | undefined => chains.get(getReference(network))

export const getChainName = (network: NetworkId): string => findChain(network)?.name ?? getReference(network)

export async function readPrefix({ network, url }: Pick<FamilyContext, 'network' | 'url'>): Promise<string> {
  const known = findChain(network)?.prefix
  if (known) return known
  const prefix = parsePrefix(await fetchFromNode({ network, url }, '/cosmos/auth/v1beta1/bech32'))
  if (!prefix) throw new PorticoError(malformedResponse, { context: { url: 'node' } })
  if (!knownPrefixes.has(prefix)) throw new PorticoError(networkNotServed, { context: { network } })
  return prefix
}

function parsePrefix(text: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(text)
    const prefix =
      typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'bech32_prefix') : undefined
    return typeof prefix === 'string' && /^[a-z]{1,20}$/.test(prefix) ? prefix : undefined
  } catch {
    return undefined
  }
}
