import type { ChainNamespace } from '../families/ChainNamespace.js'

export interface DiagnoseParameters {
  /** The connector of the failing wallet. Default: everything on the page is checked. */
  readonly connectorId?: string | undefined
  readonly namespace?: ChainNamespace | undefined
}

export type Reach =
  | { readonly outcome: 'reached' }
  /** Blocked by the page's Content-Security-Policy. */
  | { readonly outcome: 'policy'; readonly directive: string }
  /** Failed faster than any network: mostly blocked by a browser extension. */
  | { readonly outcome: 'blocked' }
  | { readonly outcome: 'failed' }
  /** Timed out. */
  | { readonly outcome: 'silent' }

export interface Probes {
  isOnline(): boolean
  reach(url: string): Promise<Reach>
  watch(url: string, attempt: (signal: AbortSignal) => Promise<unknown>): Promise<Reach>
  explain(url: string, reach: Reach): Problem | undefined
}

export interface Problem {
  readonly code: string
  /** For developers: what is wrong, and what to do. */
  readonly message: string
  /** Values for the message: the `host`, the `wallet`. */
  readonly facts?: Readonly<Record<string, string>> | undefined
}

export interface Check {
  readonly name: string
  run(probes: Probes): Promise<Problem | undefined>
}

export interface Finding {
  readonly check: string
  readonly ok: boolean
  readonly code: string
  /** For developers: what is wrong, and what to do. Empty if there is no problem. */
  readonly message: string
  readonly facts: Readonly<Record<string, string>>
  readonly docs: string | undefined
}
