import { getPlatforms } from '../catalogue/getPlatforms.js'
import { trackEvent } from '../events/trackEvent.js'
import { type FlowAccount, selectNameOwner, selectSender, selectSwapper } from '../flows/selectFlowAccount.js'
import type { Route, RouteName, RouteOf } from '../router/routes.js'
import { getPlatform } from '../services/getPlatform.js'
import { isSmartAccount } from '../store/isSmartAccount.js'
import { selectCatalogue, selectDescribedWallets } from '../store/selectCatalogue.js'
import type { Portico } from './Portico.js'

type Tellers = {
  readonly [Name in RouteName]?: (portico: Portico, route: RouteOf<Name>) => void
}

const chosen: Tellers = { ConnectingWalletConnect: tellRemoteChoice }

const opened: Tellers = {
  ChooseAccountName(portico) {
    const owner = selectNameOwner(portico.store.get())
    if (!owner) return
    const { isSmartAccount } = describe(owner)
    trackEvent(portico, { event: 'OPEN_ENS_FLOW', properties: { isSmartAccount } })
  },
  Swap(portico) {
    const swapper = selectSwapper(portico.store.get())
    if (swapper) trackEvent(portico, { event: 'OPEN_SWAP', properties: describe(swapper) })
  },
  WalletSend(portico) {
    const sender = selectSender(portico.store.get())
    if (sender) trackEvent(portico, { event: 'OPEN_SEND', properties: describe(sender) })
  },
}

const describe = ({ account, network }: FlowAccount) => ({
  isSmartAccount: isSmartAccount(account),
  network: network.caipNetworkId,
})

export function tellChosen(portico: Portico, route: Route): void {
  tell(portico, route, chosen)
  tellOpened(portico, route)
}

export function tellOpened(portico: Portico, route: Route): void {
  tell(portico, route, opened)
}

function tell<Name extends RouteName>(portico: Portico, route: RouteOf<Name>, tellers: Tellers): void {
  tellers[route.name]?.(portico, route)
}

function tellRemoteChoice(portico: Portico, { walletId }: RouteOf<'ConnectingWalletConnect'>): void {
  const { store, options, environment, adapters } = portico
  const wallet = selectDescribedWallets(selectCatalogue(store.get()), options).find(
    ({ id }) => id === walletId,
  )
  const { mobile } = getPlatform(environment)
  const [platform] = getPlatforms(wallet, { mobile, installed: false, hasAdapters: adapters.size > 0 })
  const name = wallet?.name ?? 'WalletConnect'
  trackEvent(portico, { event: 'SELECT_WALLET', properties: { name, platform } })
}
