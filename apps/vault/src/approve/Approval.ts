import type { WayIn } from '../context/Account.ts'
import type { TextKey } from '../locales/en.ts'

/** Facts as they are, or words of ours; a site cannot make the one look like the other. */
export type RowValue = string | { readonly ours: TextKey; readonly values?: Readonly<Record<string, string>> }

/** A fact about a request. Labels are ours, or names that the site has given to its own data. */
export interface Row {
  readonly label: TextKey | { readonly theirs: string }
  readonly value: RowValue
  /** Amounts stand out; addresses and bytes are set so that every character can be compared. */
  readonly form?: 'amount' | 'code'
}

/** Amounts with their unit, as in rows of the form `amount`. */
export interface Balance {
  readonly before: string
  /** What is left at least, once amount and fee are paid; none where they cannot be, which a warning says. */
  readonly after?: string
}

/** What a key of the site may take from the account without asking again. Times are seconds since 1970, or their difference. */
export interface Spending {
  /** The most in one period, with its unit. */
  readonly amount: string
  readonly period: number
  /** Where that is later. */
  readonly start?: number
  readonly end: number
  /** The most in all periods together, with its unit: of what is not granted yet. */
  readonly most?: string
}

/** What is asked, in the vault's own words: everything here was decoded by the vault from what will be signed. */
export interface Approval {
  readonly title: TextKey
  /**
   * Where it is decided. In the frame only what cannot move value: a page can mask a frame so that nobody sees what
   * they click, and no browser tells. Everything else in a window of its own.
   */
  readonly place: 'frame' | 'window'
  /** The site that asks, by the browser's word. */
  readonly origin: string
  /** What the site calls itself. */
  readonly siteName?: string
  /** None where it is about the wallet, whatever the network. */
  readonly network?: string
  readonly account: string
  /** Whose account it is: the mailbox that has signed in. */
  readonly email?: string | undefined
  /** How the provider calls the visitor. */
  readonly name?: string | undefined
  /** A message that people read before they sign it. */
  readonly message?: string
  /** What leaves in sum, one row per asset, where there are several steps: it stands above them. */
  readonly totals?: readonly Row[]
  /** Of the network's own coin, by the node's word; none where nothing is sent or the node does not tell. */
  readonly balance?: Balance
  /** A signature that nobody pays for. */
  readonly isFree?: true
  /** What begins or ends by it, where it is about permissions. */
  readonly spending?: readonly Spending[]
  /** One group per step. */
  readonly groups: readonly (readonly Row[])[]
  readonly warnings: readonly TextKey[]
  /** How the visitor proves who they are before it counts, where it changes who that is. */
  readonly proof?: WayIn
  /** The mailbox whose code the window asks for next, before it closes. */
  readonly codeFrom?: string
  /** What is signed, to the last byte. */
  readonly raw: string
}
