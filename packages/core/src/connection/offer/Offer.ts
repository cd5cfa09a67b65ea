import type { SignInRequest } from '@portico/protocol'
import type { CaipNetworkId, ChainNamespace } from '../../families/ChainNamespace.js'

export type PairingState =
  | { readonly status: 'idle' }
  | { readonly status: 'creating' }
  | { readonly status: 'ready'; readonly uri: string; readonly expiresAt: number }
  | { readonly status: 'error'; readonly error: unknown }

export interface OfferRequest {
  readonly namespace?: ChainNamespace | undefined
  /** Creates the sign-in request to sign while connecting; called for each URI. */
  readonly getSignIn?: ((chains: readonly CaipNetworkId[]) => Promise<SignInRequest | undefined>) | undefined
}

/** A source's pairing URI. A resulting session is emitted as a `granted` event, unless a `connect` waits for it. */
export interface SourceOffer {
  get(): PairingState
  subscribe(listener: () => void): () => void
  /** Creates one, which is not renewed until it is shown. */
  prepare(request: OfferRequest): void
  /** Creates one and renews it before it expires; returns how to stop. */
  show(request: OfferRequest): () => void
  /** Keeps the current one valid while it is not shown. One that is neither shown nor held is withdrawn. */
  hold(): () => void
  renew(request: OfferRequest): void
  /** Invalidates all of them: a wallet that uses one now is refused. */
  withdraw(): void
  fail(error: unknown): void
}
