import type { CaipNetworkId, ChainNamespace, Network, PorticoState } from '@portico/core'

export interface NetworkRow {
  readonly network: Network
  readonly current: boolean
  /** Why it cannot be chosen; undefined when it can. */
  readonly unavailable?: 'noAdapter' | 'notApproved' | undefined
}

export interface NetworkList {
  /** The wallet is on a chain that the site did not configure. */
  readonly unsupported: Network | undefined
  readonly networks: readonly NetworkRow[]
  readonly testnets: readonly NetworkRow[]
}

export interface NetworkListOptions {
  readonly query?: string | undefined
  /** Families that can be used on this page. */
  readonly families: ReadonlySet<ChainNamespace>
  /** What a session of a paired wallet is limited to; undefined means no limit. */
  readonly approved?: ReadonlySet<CaipNetworkId> | undefined
  /** What stands on top: the current network when the list was opened, so that no row moves under a finger. */
  readonly top?: CaipNetworkId | undefined
}

/** The networks to choose from: the one in use on top, then those the wallet approved, testnets apart. */
export function buildNetworkList(
  { requested, active, activeNamespace }: PorticoState['networks'],
  { query = '', families, approved, top = active[activeNamespace]?.caipNetworkId }: NetworkListOptions,
): NetworkList {
  const current = active[activeNamespace]
  /** It stays on top even when it is a testnet. */
  const isApart = ({ network }: NetworkRow) => network.testnet === true && network.caipNetworkId !== top
  const getRank = ({ network, unavailable }: NetworkRow) =>
    network.caipNetworkId === top ? 0 : unavailable ? 2 : 1
  const wanted = query.trim().toLowerCase()
  const rows = requested
    .filter(network => matches(network, wanted))
    .map((network): NetworkRow => {
      const refused =
        approved && network.chainNamespace === activeNamespace && !approved.has(network.caipNetworkId)
      return {
        network,
        current: network.caipNetworkId === current?.caipNetworkId,
        unavailable: !families.has(network.chainNamespace)
          ? 'noAdapter'
          : refused
            ? 'notApproved'
            : undefined,
      }
    })
    .sort((one, other) => getRank(one) - getRank(other))
  return {
    unsupported: current?.supported === false ? current : undefined,
    networks: rows.filter(row => !isApart(row)),
    testnets: rows.filter(isApart),
  }
}

function matches({ name, id, nativeCurrency }: Network, wanted: string): boolean {
  return (
    wanted === '' ||
    name.toLowerCase().includes(wanted) ||
    String(id) === wanted ||
    nativeCurrency.symbol.toLowerCase() === wanted
  )
}
