import { getPlatform } from '../environment/getPlatform.js'
import { selectDescribedWallets } from '../store/slices/catalogue.js'
import type { Portico } from '../types/Portico.js'
import { getPlatforms } from '../wallets/getPlatforms.js'
import { trackEvent } from './trackEvent.js'

/** Tells which remote wallet was chosen and how it is reached first. */
export function trackRemoteChoice(portico: Portico, walletId: string | undefined): void {
  const { store, options, environment, adapters } = portico
  const wallet = selectDescribedWallets(store.get().catalogue, options).find(({ id }) => id === walletId)
  const { mobile } = getPlatform(environment)
  const [platform] = getPlatforms(wallet, { mobile, installed: false, hasAdapters: adapters.size > 0 })
  const name = wallet?.name ?? 'WalletConnect'
  trackEvent(portico, { event: 'SELECT_WALLET', properties: { name, platform } })
}
