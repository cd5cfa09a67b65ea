import type { Connector, PorticoState } from '@portico/core'
import type { AdapterContext, ConnectorType, Page } from '@portico/core/adapter'
import {
  connectorIds,
  getConnectorImageId,
  getConnectorName,
  getExplorerId,
  readProperty,
  selectCatalogue,
} from '@portico/core/adapter'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { type Announcement, parseAnnouncement, toAnnouncedConnector } from './parseAnnouncement.js'
import { type InjectedWallet, knownWallets, readFlags, readInjected } from './readInjected.js'

/** A wallet that the site provides, usually the provider of that wallet's own library. */
export interface EvmWallet {
  /** Known ids such as `coinbaseWalletSDK`, `safe` and `ledger` have a default name and icon; other ids are free. */
  readonly id: string
  /** Display name. @default that of a known id */
  readonly name?: string | undefined
  /** Icon URL. @default that of a known id */
  readonly imageUrl?: string | undefined
  /** The EIP-1193 provider. */
  readonly provider: Eip1193Provider
}

const announce = 'eip6963:announceProvider'
const request = 'eip6963:requestProvider'
const injected = 'ethereum#initialized'
/** More than any visitor has installed; a page that announces more does so on purpose. */
const maximum = 100
/** Wallets beyond `maximum` are listed only if the kit knows them: a flood cannot crowd out a late wallet. */
const mostKept = 1000

export interface DiscoveryOptions {
  readonly wallets: readonly EvmWallet[]
  readonly announced: boolean
  readonly coinbase: boolean
}

/** A wallet keeps the provider it was found with, because a script may replace the global later. */
export function createDiscovery(
  { environment, options, store, emit }: AdapterContext,
  listing: DiscoveryOptions,
): () => () => void {
  const { page, logger } = environment
  const announced = new Map<string, Announcement>()
  const providers = new Set<object>()
  const legacy = new Map<string, InjectedWallet>()
  let settled = false

  const tell = () => {
    if (settled) emit({ type: 'connectors', connectors: list() })
  }

  function list(): readonly Connector[] {
    const connectors = new Map<string, Connector>()
    const add = (connector: Connector) => {
      if (!connectors.has(connector.id)) connectors.set(connector.id, connector)
    }
    const expected = listExpected(store.get())
    let strangers = 0
    for (const announcement of announced.values()) {
      if (!expected.has(announcement.rdns) && ++strangers > maximum) continue
      add(toAnnouncedConnector(announcement, connectors))
    }
    for (const wallet of listing.wallets) {
      if (isUsable(wallet, page)) add(toPlainConnector(wallet, 'EXTERNAL'))
    }
    for (const wallet of legacy.values()) {
      if (!isAnnounced(wallet, [...announced.values()])) {
        add(toPlainConnector(wallet, wallet.known ? 'EXTERNAL' : 'INJECTED'))
      }
    }
    return [...connectors.values()].filter(
      ({ id }) =>
        listing.coinbase || (id !== connectorIds.coinbaseWallet && id !== connectorIds.coinbaseWalletSDK),
    )
  }

  function onAnnounce(event: Event): void {
    // A same-origin frame could announce into this page; its events belong to another realm.
    const CustomEvent = readProperty(page, 'CustomEvent')
    if (typeof CustomEvent === 'function' && !(event instanceof CustomEvent)) return
    if (announced.size >= mostKept) return
    const announcement = parseAnnouncement(readProperty(event, 'detail'))
    if (!announcement) return
    const before = announced.get(announcement.uuid)
    if (before && before.provider !== announcement.provider) {
      logger.warn(`${before.name} was announced again with another provider; the first one is kept.`)
    }
    if (before || providers.has(announcement.provider)) return
    // A source of this kit may announce its wallet to other libraries; it is listed already.
    if (store.get().connectors.some(({ provider }) => provider === announcement.provider)) return
    announced.set(announcement.uuid, announcement)
    providers.add(announcement.provider)
    if (announced.size <= maximum || listExpected(store.get()).has(announcement.rdns)) tell()
  }

  function onInjected(): void {
    for (const wallet of page ? readInjected(page) : []) {
      if (!legacy.has(wallet.id)) legacy.set(wallet.id, wallet)
    }
    tell()
  }

  return () => {
    settled = false
    if (listing.announced) {
      page?.addEventListener(announce, onAnnounce)
      page?.dispatchEvent(new Event(request))
    }
    if (options.wallets.injected) {
      page?.addEventListener(injected, onInjected)
      onInjected()
    }
    settled = true
    tell()
    let catalogue = selectCatalogue(store.get())
    const unwatch = store.subscribe(() => {
      const before = catalogue
      catalogue = selectCatalogue(store.get())
      if (catalogue !== before && announced.size > maximum) tell()
    })
    return () => {
      unwatch()
      page?.removeEventListener(announce, onAnnounce)
      page?.removeEventListener(injected, onInjected)
    }
  }
}

function listExpected(state: PorticoState): ReadonlySet<string | undefined> {
  const { accounts } = state
  const { featured, recommended, remembered } = selectCatalogue(state)
  const listed = [featured, recommended, remembered].flatMap(({ data = [] }) => data)
  return new Set(
    [
      ...Object.values(accounts).map(account => ('connectorId' in account ? account.connectorId : undefined)),
      ...listed.map(({ rdns }) => rdns),
      ...knownWallets.map(({ rdns }) => rdns),
    ].filter(rdns => rdns !== undefined),
  )
}

function isAnnounced({ known, provider }: InjectedWallet, announced: readonly Announcement[]): boolean {
  const flags = readFlags(provider)
  return announced.some(
    other =>
      other.provider === provider ||
      (known?.rdns !== undefined && other.rdns === known.rdns) ||
      (flags !== '' && readFlags(other.provider) === flags),
  )
}

/** A Safe only answers a page that it frames. */
function isUsable({ id }: EvmWallet, page: Page | undefined): boolean {
  return id !== connectorIds.safe || (page !== undefined && readProperty(page, 'parent') !== page)
}

function toPlainConnector({ id, name, imageUrl, provider }: EvmWallet, type: ConnectorType): Connector {
  return {
    id,
    name: name ?? getConnectorName(id) ?? id,
    type,
    chain: 'eip155',
    imageId: getConnectorImageId(id),
    explorerId: getExplorerId(id),
    imageUrl,
    provider,
  }
}
