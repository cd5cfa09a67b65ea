import type { ChainNamespace } from '../families/ChainNamespace.js'

export interface DiagnoseParameters {
  /** The wallet that does not connect. Without it, everything that the page has is looked at. */
  readonly connectorId?: string | undefined
  readonly namespace?: ChainNamespace | undefined
}

/** How an address was reached, or why it was not. */
export type Reach =
  | { readonly outcome: 'reached' }
  /** The Content-Security-Policy of the page does not let it. */
  | { readonly outcome: 'policy'; readonly directive: string }
  /** It failed sooner than any network answers: an extension of the browser, mostly. */
  | { readonly outcome: 'blocked' }
  | { readonly outcome: 'failed' }
  /** Nothing at all came back in time. */
  | { readonly outcome: 'silent' }

/** What checks may ask of the world. */
export interface Probes {
  /** Whether the browser believes that there is a network. */
  isOnline(): boolean
  /** Asks for an address and reads nothing of the answer. */
  reach(url: string): Promise<Reach>
  /** Does something that needs the address, and says how that ended; what rejects has failed. */
  watch(url: string, attempt: (signal: AbortSignal) => Promise<unknown>): Promise<Reach>
  /** What that means for an address; undefined where it was reached. */
  explain(url: string, reach: Reach): Problem | undefined
}

/** Something that a check has found. */
export interface Problem {
  readonly code: string
  /** For developers: what is wrong, and what to do. */
  readonly message: string
  /** What the sentence of it is made of: the `host`, the `wallet`. */
  readonly facts?: Readonly<Record<string, string>> | undefined
}

/** One thing that may be wrong. */
export interface Check {
  /** What is looked at, such as `storage`. */
  readonly name: string
  /** Undefined where all is well. */
  run(probes: Probes): Promise<Problem | undefined>
}

/** What one check has come to. */
export interface Finding {
  /** What was looked at, such as `storage` or `relay`. */
  readonly check: string
  readonly ok: boolean
  /** What is wrong; the name of the check where nothing is. */
  readonly code: string
  /** For developers: what is wrong, and what to do. Empty where nothing is. */
  readonly message: string
  readonly facts: Readonly<Record<string, string>>
  /** The page of the documentation that tells more. */
  readonly docs: string | undefined
}
