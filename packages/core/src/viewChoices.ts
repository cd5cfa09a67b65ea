import type { RouteName } from './router/routes.js'
import type { TellChoice } from './types/TellChoice.js'

/** Views of which more is told than that they were chosen. What does it loads when it is needed. */
export const viewChoices: {
  readonly [Name in RouteName]?: () => Promise<{ readonly tellChoice: TellChoice<Name> }>
} = {
  ConnectingWalletConnect: () => import('./offer/tellRemoteChoice.js'),
}
