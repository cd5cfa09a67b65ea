import {
  type CaipNetworkId,
  type ChainNamespace,
  type Network,
  type PorticoState,
  selectNetwork,
} from '@portico/core'
import { selectShownAccount } from '@portico/core/internal'
import { useMemo, useState } from 'react'
import { usePorticoStore } from '../../../hooks/internal/usePorticoStore.js'
import { usePortico } from '../../../hooks/usePortico.js'

export function useNetworkList(query = ''): NetworkList {
  const { portico } = usePortico()
  const networks = usePorticoStore(state => state.networks)
  const approvedNetworks = usePorticoStore(state => selectShownAccount(state)?.wallet.approvedNetworks)
  const current = usePorticoStore(state => selectNetwork(state)?.caipNetworkId)
  const [top] = useState(current)
  return useMemo(() => {
    const families = new Set(portico.adapters.keys())
    const approved = approvedNetworks && new Set(approvedNetworks)
    return buildNetworkList(networks, { query, families, approved, top })
  }, [networks, approvedNetworks, query, portico, top])
}

export interface NetworkRow {
  readonly network: Network
  readonly current: boolean
  /** Why it cannot be chosen; undefined if it can. */
  readonly unavailable?: 'noAdapter' | 'notApproved' | undefined
}

interface NetworkList {
  readonly unsupported: Network | undefined
  readonly networks: readonly NetworkRow[]
  readonly testnets: readonly NetworkRow[]
}

export interface NetworkListOptions {
  readonly query?: string | undefined
  readonly families: ReadonlySet<ChainNamespace>
  /** The networks that the wallet's session approved; undefined means no limit. */
  readonly approved?: ReadonlySet<CaipNetworkId> | undefined
  /** The first row: the network that was active when the list opened, so that rows do not move under a finger. */
  readonly top?: CaipNetworkId | undefined
}

/** The networks to choose from: the active one first, then those the wallet approved, testnets separately. */
export function buildNetworkList(
  { requested, active, activeNamespace }: PorticoState['networks'],
  { query = '', families, approved, top = active[activeNamespace]?.caipNetworkId }: NetworkListOptions,
): NetworkList {
  const current = active[activeNamespace]
  /** The active network stays on top even if it is a testnet. */
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
