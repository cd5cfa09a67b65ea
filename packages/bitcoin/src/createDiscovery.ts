import type { Connector } from '@portico/core'
import type { AdapterContext, StandardWallet } from '@portico/core/adapter'
import {
  cleanText,
  createStandardDiscovery,
  parseIcon,
  readList,
  readProperty,
  toStandardConnectors,
} from '@portico/core/adapter'
import { knownWallets, okxPlaces } from './knownWallets.js'

const maximum = 100

/** Each wallet is listed once, by its most capable interface, with the provider it was found with. */
export function createDiscovery(context: AdapterContext): () => () => void {
  const { environment, options, emit } = context
  const { page } = environment
  const listed = new Map<string, Connector>()
  const injected = new Map<string, Connector>()
  let standard: readonly StandardWallet[] = []

  function tell(): void {
    const connectors = [...listed.values()]
    const names = new Set(connectors.map(getPlainName))
    // Two Wallet Standard wallets of one name are distinct; the same name in another interface is the same wallet.
    connectors.push(
      ...toStandardConnectors(standard, 'bip122').filter(connector => !names.has(getPlainName(connector))),
    )
    for (const connector of connectors) names.add(getPlainName(connector))
    connectors.push(...[...injected.values()].filter(connector => !names.has(getPlainName(connector))))
    emit({ type: 'connectors', connectors })
  }

  const startStandard = createStandardDiscovery(
    environment,
    chain => chain.startsWith('bitcoin:'),
    wallets => {
      standard = wallets
      tell()
    },
  )

  function look(): void {
    const before = listed.size + injected.size
    lookForKnown()
    lookIntoList()
    if (listed.size + injected.size !== before) tell()
  }

  function lookForKnown(): void {
    const [network] = context.getNetworks()
    for (const { id, name, path, method } of knownWallets) {
      const place = path.map(step => (step === 'bitcoin' && network ? (okxPlaces[network.id] ?? step) : step))
      const provider = place.reduce<unknown>(readProperty, page)
      if (injected.has(id) || typeof readProperty(provider, method) !== 'function') continue
      injected.set(id, { id, name, type: 'INJECTED', chain: 'bip122', info: { name, rdns: id }, provider })
    }
  }

  function lookIntoList(): void {
    for (const entry of readList(readProperty(page, 'btc_providers'), maximum)) {
      const path = cleanText(readProperty(entry, 'id'), 100)
      const name = cleanText(readProperty(entry, 'name'), 60)
      const provider = path.split('.').reduce<unknown>(readProperty, page)
      if (!name || listed.has(path) || typeof readProperty(provider, 'request') !== 'function') continue
      const imageUrl = parseIcon(readProperty(entry, 'icon'))
      const known = [...injected.values()].find(other => other.provider === provider)
      // A known injected wallet uses its own interface; the list only adds its icon.
      if (known) injected.set(known.id, { ...known, imageUrl })
      else
        listed.set(path, {
          id: path,
          name,
          type: 'ANNOUNCED',
          chain: 'bip122',
          imageUrl,
          info: { name, icon: imageUrl },
          provider,
        })
    }
  }

  return () => {
    const stop = startStandard()
    if (!options.wallets.injected) return stop
    look()
    page?.addEventListener('load', look)
    return () => {
      stop()
      page?.removeEventListener('load', look)
    }
  }
}

const getPlainName = ({ name }: Connector) => name.toLowerCase().replace(/ wallet$/, '')
