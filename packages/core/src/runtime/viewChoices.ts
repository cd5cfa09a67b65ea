import { tellNameChoice } from '../names/tellNameChoice.js'
import { tellRemoteChoice } from '../offer/tellRemoteChoice.js'
import type { Route, RouteName, RouteOf } from '../router/routes.js'
import { tellSendChoice } from '../send/tellSendChoice.js'
import { tellSwapChoice } from '../swap/tellSwapChoice.js'
import type { Portico } from '../types/Portico.js'

/** Tells more of a view than its name. */
type Tellers = {
  readonly [Name in RouteName]?: (portico: Portico, route: RouteOf<Name>) => void
}

/** Of those that a visitor has chosen. */
const chosen: Tellers = { ConnectingWalletConnect: tellRemoteChoice }

/** Of those that are opened, by a visitor or by the owner. */
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
