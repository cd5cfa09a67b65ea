import { type Connector, type PorticoState, selectCatalogue } from '@portico/core'
import { connectorIds } from '@portico/core/adapter'
import { type ResolvedOptions, selectCanPair, type WalletGroup } from '@portico/core/internal'
import { buildConnectorRow, type LastUsed } from './buildConnectorRow.js'
import { buildPairingRow, isRemoteTaken } from './buildPairingRow.js'
import { getOfferedConnectors, hasInstalledWallet } from './getOfferedConnectors.js'
import { groupConnectors, resolveWalletRoute } from './groupConnectors.js'
import { isConnectorOf, isSameEntry, toComparableName } from './isConnectorOf.js'
import type { ListedWallet, WalletRow } from './WalletRow.js'

export type WalletListState = Pick<
  PorticoState,
  'catalogue' | 'connections' | 'connectors' | 'features' | 'modal' | 'networks' | 'queries'
>
export interface WalletListOptions extends Pick<ResolvedOptions, 'services'> {
  readonly wallets: Pick<ResolvedOptions['wallets'], 'custom' | 'exclude' | 'featured' | 'listed'>
}

/** Unless the site sets another order. Kinds that it omits follow in this order. */
const defaultOrder: readonly WalletGroup[] = [
  'injected',
  'walletConnect',
  'recent',
  'featured',
  'custom',
  'external',
  'recommended',
]

/** Recommended wallets fill the list up to this many rows. */
const shortList = 4

export interface WalletListContext {
  readonly lastUsed?: LastUsed | undefined
  readonly code?: boolean | undefined
}

export function buildWalletList(
  state: WalletListState,
  options: WalletListOptions,
  { lastUsed, code: offersCode = true }: WalletListContext = {},
): readonly WalletRow[] {
  if (!options.wallets.listed) return []
  const connectors = getOfferedConnectors(state, options)
  const present = groupConnectors(connectors).map(group =>
    buildConnectorRow(state, group, connectors, lastUsed),
  )
  const entries = getEntries(state, options, connectors)
  const room = offersOthers(state, options) ? shortList : 0
  const isLastRemote = ({ name }: ListedWallet) =>
    lastUsed?.id === connectorIds.walletConnect && toComparableName(name) === toComparableName(lastUsed.name)
  const toRows = (group: WalletGroup, wallets: readonly ListedWallet[]) =>
    wallets.map(wallet => {
      const row = buildWalletRow(state, group, wallet, connectors)
      return isLastRemote(wallet) ? { ...row, tag: 'lastUsed' as const } : row
    })
  const code = offersCode ? buildPairingRow(state) : undefined
  const fixed = {
    walletConnect: code ? [code] : [],
    injected: present.filter(row => row.group === 'injected'),
    external: present.filter(row => row.group === 'external'),
    recent: toRows('recent', entries.recent),
    featured: toRows('featured', entries.featured),
    custom: toRows('custom', entries.custom),
  }
  const left = Math.max(0, room - Object.values(fixed).flat().length)
  const rows: Partial<Record<WalletGroup, readonly WalletRow[]>> = {
    ...fixed,
    recommended: room > 0 ? toRows('recommended', choose(entries.recommended, left, isLastRemote)) : [],
  }
  const order = new Set([...(state.features.options.connectorTypeOrder ?? []), ...defaultOrder])
  const listed = tagCode(
    [...order].flatMap(group => rows[group] ?? []),
    lastUsed,
  )
  if (state.features.options.connectorTypeOrder) return listed
  // The last used wallet comes first, regardless of its kind.
  return [...listed.filter(isLast), ...listed.filter(row => !isLast(row))]
}

const isLast = ({ tag }: WalletRow) => tag === 'lastUsed'

/** The first wallets, but always including the last used one. */
function choose(
  wallets: readonly ListedWallet[],
  room: number,
  isLastRemote: (wallet: ListedWallet) => boolean,
): readonly ListedWallet[] {
  const last = wallets.filter(isLastRemote)
  const others = wallets.filter(wallet => !last.includes(wallet))
  return [...last, ...others.slice(0, Math.max(0, room - last.length))]
}

/** A remote wallet without its own row was paired by the QR code. */
function tagCode(rows: readonly WalletRow[], lastUsed: LastUsed | undefined): readonly WalletRow[] {
  if (lastUsed?.id !== connectorIds.walletConnect || rows.some(isLast)) return rows
  return rows.map(row => (row.tag === 'qrCode' ? { ...row, tag: 'lastUsed' } : row))
}

/** Whether wallets are offered that the site did not choose, and of which at least one way in exists. */
export function offersOthers(state: WalletListState, options: WalletListOptions): boolean {
  return (
    options.services.config !== undefined ||
    selectCanPair(state) ||
    !hasInstalledWallet(getOfferedConnectors(state, options))
  )
}

/** Wallets that are not on the page, each in the first list that contains it. */
function getEntries(
  state: WalletListState,
  { wallets: { featured, exclude, custom } }: WalletListOptions,
  connectors: readonly Connector[],
) {
  const { networks, modal } = state
  const catalogue = selectCatalogue(state)
  const listed: ListedWallet[] = []
  const take = (wallets: readonly ListedWallet[] = []) =>
    wallets.filter(wallet => {
      const known =
        exclude.includes(wallet.id) ||
        connectors.some(connector => isConnectorOf(connector, wallet)) ||
        listed.some(other => isSameEntry(other, wallet))
      if (!known) listed.push(wallet)
      return !known
    })
  const namespace = modal.namespace ?? networks.activeNamespace
  const isServed = ({ chains }: ListedWallet) =>
    !chains?.length || chains.some(chain => chain.startsWith(`${namespace}:`))
  const ownerChose = featured.length > 0 || custom.length > 0
  return {
    recent: take(catalogue.recent.filter(isServed)),
    featured: take(catalogue.featured.data),
    custom: take(custom),
    recommended: ownerChose ? [] : take(catalogue.recommended.data),
  }
}

function buildWalletRow(
  state: WalletListState,
  group: WalletGroup,
  wallet: ListedWallet,
  connectors: readonly Connector[],
): WalletRow {
  const route = resolveWalletRoute(wallet, connectors, selectCanPair(state))
  return {
    key: wallet.id,
    name: wallet.name,
    group,
    tag: group === 'recent' ? 'recent' : undefined,
    lookAlike: false,
    pictured: { wallet },
    route,
    disabled: route.name === 'ConnectingWalletConnect' && isRemoteTaken(state),
  }
}
