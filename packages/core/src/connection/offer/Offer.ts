import type { SignInRequest } from '@portico/protocol'
import type { CaipNetworkId, ChainNamespace } from '../../families/ChainNamespace.js'

/** What a source offers to wallets that are elsewhere, as far as it is there: a code to scan, a link to open. */
export type OfferState =
  | { readonly status: 'idle' }
  | { readonly status: 'creating' }
  | { readonly status: 'ready'; readonly uri: string; readonly expiresAt: number }
  | { readonly status: 'error'; readonly error: unknown }

export interface OfferRequest {
  /** Ask for this family only. */
  readonly namespace?: ChainNamespace | undefined
  /** What to sign on these networks with the same tap, if anything; asked for anew with each code. */
  readonly getSignIn?: ((chains: readonly CaipNetworkId[]) => Promise<SignInRequest | undefined>) | undefined
}

/** The code of a source. What is granted to it is told as a `granted` event, unless a `connect` waits for it. */
export interface SourceOffer {
  get(): OfferState
  subscribe(listener: () => void): () => void
  /** Has one ready, which is not renewed before somebody shows it. */
  prepare(request: OfferRequest): void
  /** Has one ready and renews it before it expires, until it is put away. */
  show(request: OfferRequest): () => void
  /** Keeps good what there is, though nobody shows it for a while. What nobody shows or holds is withdrawn. */
  hold(): () => void
  /** A fresh one, whatever became of the one before. */
  renew(request: OfferRequest): void
  /** All that are out are void: a wallet that takes one up now connects nobody. */
  withdraw(): void
  /** What was granted to it could not be used. */
  fail(error: unknown): void
}
