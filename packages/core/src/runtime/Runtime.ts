import type { SignInRequest, SiwxPlugin } from '@portico/protocol'
import type { SourceOffer } from '../connection/offer/Offer.js'
import type { TimedEvent } from '../events/Events.js'
import type { AdapterEvent } from '../families/adapter/Adapter.js'
import type { CaipNetworkId, ChainNamespace } from '../families/ChainNamespace.js'
import type { Network, NetworkInput } from '../families/networks/Network.js'
import type { Route } from '../router/routes.js'
import type { SourceConnectParameters, SourceEvent, SourceSession, WalletSource } from '../sources/Source.js'
import type { Balance, BalanceOwner } from '../store/Account.js'
import type { ConnectionsState } from '../store/slices/connections.js'
import type { SignInText } from '../store/slices/signIn.js'

/** The part of an instance that is not needed for the first load. */
export interface Runtime {
  /** Resumes what earlier visits have left open; returns how to stop it. */
  resume(): () => void
  handleAdapterEvent(namespace: ChainNamespace, event: AdapterEvent): Promise<void>
  handleSourceEvent(source: WalletSource, event: SourceEvent): Promise<void>
  /** Another tab of the site has stored other connections. */
  followOtherTab(stored: ConnectionsState): Promise<void>
  prefetch(): Promise<void>
  switchNetwork(
    target: CaipNetworkId | NetworkInput | { readonly chainId: number | string },
  ): Promise<Network>
  /** Tracks a view opened by the visitor or the site. */
  tellOpened(route: Route): void
  tellChosen(route: Route): void
  /** Offers a pairing URI and waits for a wallet. */
  connectByOffer(
    source: WalletSource,
    offer: SourceOffer,
    parameters: SourceConnectParameters,
  ): Promise<SourceSession>
  /** The sign-in request a wallet can sign while connecting. */
  createSignInRequest(siwx: SiwxPlugin, chains: readonly CaipNetworkId[]): Promise<SignInRequest | undefined>
  /** The sign-in message that a wallet signs while the visitor logs in, see `SourceContext`. */
  createLoginMessage(
    source: WalletSource,
    namespace: ChainNamespace,
    accountAddress: string,
  ): Promise<SignInText | undefined>
  readBalance(owner: BalanceOwner, signal: AbortSignal): Promise<Balance>
  sendEvents(events: readonly TimedEvent[]): Promise<void>
  removeResultUri(): void
}

/** The runtime of an instance, loaded with the first request. */
export interface RuntimeLoader {
  /**
   * Runs a task: synchronously if loaded, so that two events keep their order; otherwise once loaded, after earlier
   * tasks. Rejects if loading fails; the next call retries.
   */
  run<Result>(act: (runtime: Runtime) => Result | Promise<Result>): Promise<Result>
  /**
   * Resolves when it is loaded and has started all earlier tasks. From then on wallet events are handled
   * synchronously.
   */
  ready(): Promise<void>
  /** Runs a task whenever it gets loaded, for what must not be lost if loading failed. */
  whenThere(act: (runtime: Runtime) => void): void
}
