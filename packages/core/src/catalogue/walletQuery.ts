import type { Portico } from '../runtime/Portico.js'
import { getPlatform } from '../services/getPlatform.js'
import { filterWallets } from './filterWallets.js'
import type { Wallet } from './Wallet.js'

export function getWantedChains(portico: Portico): readonly string[] {
  const { networks, modal } = portico.store.get()
  return networks.requested
    .filter(network => !modal.namespace || network.chainNamespace === modal.namespace)
    .map(network => network.caipNetworkId)
}

export function keepUseful(portico: Portico, wallets: readonly Wallet[]): readonly Wallet[] {
  const { options, store, adapters, environment } = portico
  return filterWallets(wallets, {
    platform: getPlatform(environment),
    activeNamespace: store.get().networks.activeNamespace,
    hasAdapters: adapters.size > 0,
    chains: getWantedChains(portico),
    include: options.wallets.include,
    exclude: options.wallets.exclude,
  })
}
