import type { SignInRequest, SiwxPlugin } from '@portico/protocol'
import type { SourceOffer } from '../connection/offer/Offer.js'
import type { TimedEvent } from '../events/Events.js'
import type { AdapterEvent } from '../families/adapter/Adapter.js'
import type { CaipNetworkId, ChainNamespace } from '../families/ChainNamespace.js'
import type { Route } from '../router/routes.js'
import type { SourceConnectParameters, SourceEvent, SourceSession, WalletSource } from '../sources/Source.js'
import type { Balance, BalanceOwner } from '../store/Account.js'
import type { ConnectionsState } from '../store/slices/connections.js'

/** What the first load leaves to the runtime of its instance: all that this does on its own. */
export interface Runtime {
  /** Takes up what earlier visits have left. Gives how to stop what goes on. */
  resume(): () => void
  handleAdapterEvent(namespace: ChainNamespace, event: AdapterEvent): Promise<void>
  handleSourceEvent(source: WalletSource, event: SourceEvent): Promise<void>
  /** Another tab of the site has stored other connections. */
  followOtherTab(stored: ConnectionsState): Promise<void>
  /** Loads what an open dialog will need. */
  prefetch(): Promise<void>
  /** Tells what belongs to a view that was opened, by a visitor or by the owner. */
  tellOpened(route: Route): void
  /** The same of one that a visitor has chosen. */
  tellChosen(route: Route): void
  /** Offers a code and waits for the wallet that takes it up. */
  connectByOffer(
    source: WalletSource,
    offer: SourceOffer,
    parameters: SourceConnectParameters,
  ): Promise<SourceSession>
  /** What a wallet is asked to sign while it connects. */
  createSignInRequest(siwx: SiwxPlugin, chains: readonly CaipNetworkId[]): Promise<SignInRequest | undefined>
  /** Asks the chain. */
  readBalance(owner: BalanceOwner, signal: AbortSignal): Promise<Balance>
  sendEvents(events: readonly TimedEvent[]): Promise<void>
  removeResultUri(): void
}

/** The runtime of an instance, which arrives once, with the first that is asked of it. */
export interface LazyRuntime {
  /**
   * Asks it for something: at once where it is there, so that whoever tells two things tells them in this order; else
   * when it has arrived, after what was asked before. Rejects where it cannot be loaded; the next to ask tries again.
   */
  run<Result>(act: (runtime: Runtime) => Result | Promise<Result>): Promise<Result>
  /** Until it is there and has begun all that was asked of it so far. Then what wallets tell is followed at once. */
  ready(): Promise<void>
  /** Has something done when it arrives, whoever it is that asks then: for what must not be forgotten where loading failed. */
  whenThere(act: (runtime: Runtime) => void): void
}
