import type { Families } from '../families/Families.js'
import type { AccountsState } from './slices/accounts.js'
import type { AlertsState } from './slices/alerts.js'
import type { BuyState } from './slices/buy.js'
import type { CatalogueState } from './slices/catalogue.js'
import type { ConnectionsState } from './slices/connections.js'
import type { ConnectorsState } from './slices/connectors.js'
import type { EventsState } from './slices/events.js'
import type { FeaturesState } from './slices/features.js'
import type { ModalState } from './slices/modal.js'
import type { NamingState } from './slices/naming.js'
import type { NetworksState } from './slices/networks.js'
import type { PayState } from './slices/pay.js'
import type { QueriesState } from './slices/queries.js'
import type { RouterState } from './slices/router.js'
import type { SendState } from './slices/send.js'
import type { SignInState } from './slices/signIn.js'
import type { SwapState } from './slices/swap.js'
import type { ThemeState } from './slices/theme.js'
import type { ToastsState } from './slices/toasts.js'

export interface PorticoState {
  /** True once discovery runs and stored connections were restored or dropped. */
  readonly initialized: boolean
  readonly families: Families
  readonly accounts: AccountsState
  readonly networks: NetworksState
  readonly connectors: ConnectorsState
  readonly connections: ConnectionsState
  readonly modal: ModalState
  readonly router: RouterState
  readonly signIn: SignInState
  readonly send: SendState
  readonly naming: NamingState
  readonly buy: BuyState
  readonly swap: SwapState
  readonly pay: PayState
  readonly theme: ThemeState
  readonly features: FeaturesState
  readonly catalogue: CatalogueState
  readonly toasts: ToastsState
  readonly alerts: AlertsState
  readonly events: EventsState
  readonly queries: QueriesState
}
