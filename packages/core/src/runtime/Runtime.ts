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
  resume(): () => void
  handleAdapterEvent(namespace: ChainNamespace, event: AdapterEvent): Promise<void>
  handleSourceEvent(source: WalletSource, event: SourceEvent): Promise<void>
  followOtherTab(stored: ConnectionsState): Promise<void>
  prefetch(): Promise<void>
  switchNetwork(
    target: CaipNetworkId | NetworkInput | { readonly chainId: number | string },
  ): Promise<Network>
  tellOpened(route: Route): void
  tellChosen(route: Route): void
  connectByOffer(
    source: WalletSource,
    offer: SourceOffer,
    parameters: SourceConnectParameters,
  ): Promise<SourceSession>
  createSignInRequest(siwx: SiwxPlugin, chains: readonly CaipNetworkId[]): Promise<SignInRequest | undefined>
  createLoginMessage(
    source: WalletSource,
    namespace: ChainNamespace,
    accountAddress: string,
  ): Promise<SignInText | undefined>
  readBalance(owner: BalanceOwner, signal: AbortSignal): Promise<Balance>
  sendEvents(events: readonly TimedEvent[]): Promise<void>
  removeResultUri(): void
}

export interface RuntimeLoader {
  /** Runs at once if loaded, so that events keep their order, otherwise after earlier tasks. */
  run<Result>(act: (runtime: Runtime) => Result | Promise<Result>): Promise<Result>
  /** Resolves once earlier tasks were started; from then on wallet events are handled synchronously. */
  ready(): Promise<void>
  /** Runs a task whenever it gets loaded, for what must not be lost if loading failed. */
  whenThere(act: (runtime: Runtime) => void): void
}
