import { tellNameChoice } from '../names/tellNameChoice.js'
import { tellRemoteChoice } from '../offer/tellRemoteChoice.js'
import type { Route, RouteName, RouteOf } from '../router/routes.js'
import { tellSendChoice } from '../send/tellSendChoice.js'
import { tellSwapChoice } from '../swap/tellSwapChoice.js'
import type { Portico } from '../types/Portico.js'

/** Events with more detail about a view than its name. */
type Tellers = {
  readonly [Name in RouteName]?: (portico: Portico, route: RouteOf<Name>) => void
}

/** For views chosen by the visitor. */
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
