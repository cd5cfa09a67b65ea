import type { AccountsState } from './slices/accounts.js'
import type { AlertsState } from './slices/alerts.js'
import type { AnswersState } from './slices/answers.js'
import type { CatalogueState } from './slices/catalogue.js'
import type { ConnectionsState } from './slices/connections.js'
import type { ConnectorsState } from './slices/connectors.js'
import type { EventsState } from './slices/events.js'
import type { FeaturesState } from './slices/features.js'
import type { ModalState } from './slices/modal.js'
import type { NetworksState } from './slices/networks.js'
import type { PairingState } from './slices/pairing.js'
import type { RouterState } from './slices/router.js'
import type { ThemeState } from './slices/theme.js'
import type { ToastsState } from './slices/toasts.js'

/** Everything the kit knows, one concern per slice. */
export interface PorticoState {
  /** True once discovery runs and stored connections were restored or given up. */
  readonly initialized: boolean
  readonly accounts: AccountsState
  readonly networks: NetworksState
  readonly connectors: ConnectorsState
  readonly connections: ConnectionsState
  readonly pairing: PairingState
  readonly modal: ModalState
  readonly router: RouterState
  readonly theme: ThemeState
  readonly features: FeaturesState
  readonly catalogue: CatalogueState
  readonly toasts: ToastsState
  readonly alerts: AlertsState
  readonly events: EventsState
  readonly answers: AnswersState
}
