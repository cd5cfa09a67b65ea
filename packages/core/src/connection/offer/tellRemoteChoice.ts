import { getPlatforms } from '../../catalogue/getPlatforms.js'
import { trackEvent } from '../../events/trackEvent.js'
import type { RouteOf } from '../../router/routes.js'
import type { Portico } from '../../runtime/Portico.js'
import { getPlatform } from '../../services/getPlatform.js'
import { selectCatalogue, selectDescribedWallets } from '../../store/selectCatalogue.js'

export function tellRemoteChoice(portico: Portico, { walletId }: RouteOf<'ConnectingWalletConnect'>): void {
  const { store, options, environment, adapters } = portico
  const wallet = selectDescribedWallets(selectCatalogue(store.get()), options).find(
    ({ id }) => id === walletId,
  )
  const { mobile } = getPlatform(environment)
  const [platform] = getPlatforms(wallet, { mobile, installed: false, hasAdapters: adapters.size > 0 })
  const name = wallet?.name ?? 'WalletConnect'
  trackEvent(portico, { event: 'SELECT_WALLET', properties: { name, platform } })
}
