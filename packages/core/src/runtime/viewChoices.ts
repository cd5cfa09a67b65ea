import { tellRemoteChoice } from '../connection/offer/tellRemoteChoice.js'
import { tellNameChoice } from '../flows/name/tellNameChoice.js'
import { tellSendChoice } from '../flows/send/tellSendChoice.js'
import { tellSwapChoice } from '../flows/swap/tellSwapChoice.js'
import type { Route, RouteName, RouteOf } from '../router/routes.js'
import type { Portico } from './Portico.js'

/** Events with more detail about a view than its name. */
type Tellers = {
  readonly [Name in RouteName]?: (portico: Portico, route: RouteOf<Name>) => void
}

const chosen: Tellers = { ConnectingWalletConnect: tellRemoteChoice }

/** For views opened by the visitor or by the site. */
const opened: Tellers = {
  ChooseAccountName: tellNameChoice,
  Swap: tellSwapChoice,
  WalletSend: tellSendChoice,
}

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
