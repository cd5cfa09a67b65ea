import type {
  Config,
  connect,
  disconnect,
  reconnect,
  switchAccount,
  switchChain,
  watchConnectors,
} from '@wagmi/core'

/**
 * The actions of wagmi that the kit calls. They are passed in because a site has either `wagmi` or `@wagmi/core`:
 * package managers may hide the second inside the first, where nothing but wagmi can import it.
 */
export interface WagmiActions {
  readonly connect: typeof connect
  readonly disconnect: typeof disconnect
  readonly reconnect: typeof reconnect
  /** By the name that wagmi 2 and 3 both know. */
  readonly switchAccount: typeof switchAccount
  readonly switchChain: typeof switchChain
  readonly watchConnectors: typeof watchConnectors
}

/** The site's own wagmi: its config and the actions of the copy that it installed. */
export interface Wagmi {
  readonly config: Config
  readonly actions: WagmiActions
}
