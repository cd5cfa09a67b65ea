import type { WayIn } from '../context/Account.ts'
import type { TextKey } from '../locales/en.ts'

/**
 * A fact or a catalogue text. Keeping them apart stops a site from passing its own text off as the vault's.
 */
export type RowValue = string | { readonly ours: TextKey; readonly values?: Readonly<Record<string, string>> }

/** A labelled fact about a request. A label is a catalogue key, or a field name from the site's own data. */
export interface Row {
  readonly label: TextKey | { readonly theirs: string }
  readonly value: RowValue
  /** `code` renders addresses and bytes in a monospace font so that characters can be compared. */
  readonly form?: 'amount' | 'code'
  /** The approximate value in US dollars by the data service, for orientation. It is not part of what is signed. */
  readonly usd?: number
}

export interface Balance {
  readonly before: string
  /**
   * The lower bound after amount and fee. Absent if the balance cannot cover them; a warning then says so.
   */
  readonly after?: string
}

/** What a site may spend without asking. Times are Unix seconds, durations are seconds. */
export interface Spending {
  readonly amount: string
  readonly period: number
  /** Available at once. Set if the amount grows by the second, and what is not spent stays available. */
  readonly initial?: string
  readonly start?: number
  readonly end: number
  /** The limit over all periods, with its unit. Only set for permissions that are not granted yet. */
  readonly most?: string
  /** Set if the visitor may lower amount and end before approving. */
  readonly limits?: Limits
}

export interface Limits {
  readonly symbol: string
  /** The highest, as a plain decimal number. */
  readonly amount: string
  /** The latest. */
  readonly end: number
  /** As the approval has it, at first the highest. */
  readonly current: string
}

/** What the visitor chose in place of what the site requested. */
export type Lowered = Pick<Limits, 'amount' | 'end'>

/**
 * The request in the vault's own words. The vault decodes everything here from the bytes that will be signed.
 */
export interface Approval {
  readonly title: TextKey
  /**
   * Where the visitor decides. The frame only shows requests that cannot move value: a page can mask a frame
   * so that the visitor does not see what they click, and no browser reports it. All other requests open a
   * window.
   */
  readonly place: 'frame' | 'window'
  /** The origin of the requesting page, as reported by the browser. */
  readonly origin: string
  readonly siteName?: string
  /** Absent if the request concerns the whole wallet. */
  readonly network?: RowValue
  readonly account: string
  readonly email?: string | undefined
  /** The visitor's display name at the login provider. */
  readonly name?: string | undefined
  readonly message?: string
  /** The total outflow, one row per asset, shown above the steps if there are several. */
  readonly totals?: readonly Row[]
  /** Native balance as reported by the node. Absent if nothing is sent or the node does not answer. */
  readonly balance?: Balance
  /** A signature without a network fee. */
  readonly isFree?: true
  readonly spending?: readonly Spending[]
  /** What else happens with the approval, in plain words. */
  readonly notes?: readonly TextKey[] | undefined
  readonly groups: readonly (readonly Row[])[]
  readonly warnings: readonly TextKey[]
  /** How the visitor re-authenticates before a change of login takes effect. */
  readonly proof?: WayIn
  /** The new mailbox. The window stays open to ask for the one-time code sent to it. */
  readonly codeFrom?: string
  readonly raw: string
}

declare const approved: unique symbol

/** A request exactly as the visitor approved it. Only an approved question creates one. */
export type Approved<request> = request & { readonly [approved]: true }
