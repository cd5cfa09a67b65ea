import type { RouteName, RouteOf } from './router/routes.js'
import type { Portico } from './types/Portico.js'

export type TellChoice<Name extends RouteName> = (portico: Portico, route: RouteOf<Name>) => void

/** Views of which more is told than that they were chosen. What does it loads when it is needed. */
export const viewChoices: {
  readonly [Name in RouteName]?: () => Promise<{ readonly tellChoice: TellChoice<Name> }>
} = {
  ConnectingWalletConnect: () => import('./pairing/tellRemoteChoice.js'),
}
