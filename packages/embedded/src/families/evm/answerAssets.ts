import type { CaipNetworkId, TokenBalance } from '@portico/core'
import { readProperty } from '@portico/core/adapter'
import { invalidParams, PorticoError, unauthorized } from '@portico/protocol'
import type { ClientRuntime } from '../../client/ClientRuntime.js'
import { evmNamespace, formatChain } from './evmChains.js'

interface Asset {
  readonly address: string
  /** In base units, in hex. */
  readonly balance: string
  readonly type: 'native' | 'erc20'
  readonly metadata: Readonly<Record<string, unknown>>
}

interface Wanted {
  /** Lowercase, as accounts are stored. */
  readonly account: string
  /** Chain ids in hex; defaults to all networks of the site. */
  readonly chains?: readonly string[]
  readonly types?: readonly string[]
  /** By chain; overrides the other filters. */
  readonly assets?: ReadonlyMap<string, readonly string[]>
}

/** `wallet_getAssets` (ERC-7811): balances from the site's own data service. */
export async function answerAssets(
  { context, getAddresses }: ClientRuntime,
  params: readonly unknown[],
): Promise<Readonly<Record<string, readonly Asset[]>>> {
  const wanted = parseWanted(params[0])
  // Balances of other accounts are not disclosed.
  if (!getAddresses(evmNamespace).includes(wanted.account)) throw new PorticoError(unauthorized)
  const chains = listChains(context.getNetworks()).filter(({ id }) =>
    wanted.assets ? wanted.assets.has(id) : (wanted.chains?.includes(id) ?? true),
  )
  const answers = await Promise.all(
    chains.map(async ({ id, network }) => {
      const held = await context.holdings?.read(`${network}:${wanted.account}`)
      return held ? [[id, held.map(toAsset).filter(asset => isWanted(wanted, id, asset))] as const] : []
    }),
  )
  return Object.fromEntries(answers.flat())
}

export async function announceAssets(
  { context, getChain }: ClientRuntime,
  params: readonly unknown[],
  capabilities: unknown,
): Promise<unknown> {
  // If the data service does not answer, the capability is omitted: the others do not depend on that server.
  const served = (await context.holdings?.listNetworks().catch(() => undefined)) ?? []
  const asked = Array.isArray(params[1]) ? params[1].map(toId) : [formatChain(getChain(evmNamespace))]
  const chains = listChains(context.getNetworks()).filter(
    ({ id, network }) => asked.includes(id) && served.includes(network),
  )
  if (chains.length === 0) return capabilities
  const added = chains.map(({ id }) => {
    const known = readProperty(capabilities, id)
    return [id, { ...(typeof known === 'object' && known), assetDiscovery: { supported: true } }]
  })
  return { ...(typeof capabilities === 'object' && capabilities), ...Object.fromEntries(added) }
}

const listChains = (networks: readonly CaipNetworkId[]) =>
  networks
    .filter(network => network.startsWith(`${evmNamespace}:`))
    .map(network => ({ network, id: formatChain(network) }))

const toId = (id: unknown): string =>
  String(id)
    .toLowerCase()
    .replace(/^0x0+(?=.)/, '0x')

const refuse = (detail: string) => new PorticoError(invalidParams, { detail })

function parseWanted(given: unknown): Wanted {
  const account = readProperty(given, 'account')
  if (typeof account !== 'string' || !/^0x[0-9a-f]{40}$/i.test(account))
    throw refuse('account is not an address.')
  const chains = readProperty(given, 'chainFilter')
  const types = readProperty(given, 'assetTypeFilter')
  const assets = readProperty(given, 'assetFilter')
  if (chains !== undefined && !Array.isArray(chains)) throw refuse('chainFilter is not an array.')
  if (types !== undefined && !Array.isArray(types)) throw refuse('assetTypeFilter is not an array.')
  if (assets !== undefined && (typeof assets !== 'object' || !assets))
    throw refuse('assetFilter is not an object of arrays.')
  return {
    account: account.toLowerCase(),
    ...(chains && { chains: chains.map(toId) }),
    ...(types && { types: types.map(type => String(type).toLowerCase()) }),
    ...(assets && {
      assets: new Map(Object.entries(assets).map(([id, list]) => [toId(id), readList(list)])),
    }),
  }
}

function readList(list: unknown): readonly string[] {
  if (!Array.isArray(list)) throw refuse('assetFilter is not an object of arrays.')
  return list.map(asset => String(readProperty(asset, 'address')).toLowerCase())
}

function isWanted({ assets, types }: Wanted, id: string, { address, type }: Asset): boolean {
  if (assets) return assets.get(id)?.includes(address.toLowerCase()) ?? false
  return types?.includes(type) ?? true
}

function toAsset({ address, name, symbol, price, value, iconUrl, quantity }: TokenBalance): Asset {
  const decimals = Number(quantity.decimals)
  const [whole = '0', part = ''] = quantity.numeric.split('.')
  const units = BigInt(whole + part.slice(0, decimals).padEnd(decimals, '0'))
  return {
    address: address ? address.slice(address.lastIndexOf(':') + 1) : 'native',
    balance: `0x${units.toString(16)}`,
    type: address ? 'erc20' : 'native',
    metadata: {
      name,
      symbol,
      decimals,
      price,
      ...(iconUrl && { iconUrl }),
      ...(value !== undefined && { value }),
    },
  }
}
