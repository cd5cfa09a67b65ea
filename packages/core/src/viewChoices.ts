import type { Route, RouteName, RouteOf } from './router/routes.js'
import type { Portico } from './types/Portico.js'
import type { TellChoice } from './types/TellChoice.js'

/** Tells more of a view than its name. What does it loads when it is needed. */
type Tellers = {
  readonly [Name in RouteName]?: () => Promise<{ readonly tellChoice: TellChoice<Name> }>
}

/** Of those that a visitor has chosen. */
const chosen: Tellers = {
  ConnectingWalletConnect: () => import('./offer/tellRemoteChoice.js'),
}

/** Of those that are opened, by a visitor or by the owner. */
const opened: Tellers = {
  ChooseAccountName: () => import('./names/tellNameChoice.js'),
  Swap: () => import('./swap/tellSwapChoice.js'),
  WalletSend: () => import('./send/tellSendChoice.js'),
}

export function tellChosen(portico: Portico, route: Route): void {
  tell(portico, route, chosen)
  tellOpened(portico, route)
}

export function tellOpened(portico: Portico, route: Route): void {
  tell(portico, route, opened)
}

function tell<Name extends RouteName>(portico: Portico, route: RouteOf<Name>, tellers: Tellers): void {
  tellers[route.name]?.().then(
    ({ tellChoice }) => tellChoice(portico, route),
    error => portico.environment.logger.warn('The choice of a view was not told.', error),
  )
}
