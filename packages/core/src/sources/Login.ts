import type { SocialProvider } from '../store/defaultFeatures.js'
import type { SourceSession } from './SourceSession.js'

export type MailWay = 'email' | 'emailChange'

/** Ways to log in or to change the login. To add one, add a name here and its steps. */
export type LoginWay = MailWay | SocialProvider

export interface AddressStep {
  readonly type: 'address'
  readonly way: MailWay
  /** The address last used in this browser, as a hint for the field. */
  readonly known?: string | undefined
  readonly isCodeOut?: boolean | undefined
}

export interface CodeStep {
  readonly type: 'code'
  readonly way: MailWay
  readonly email: string
  /** Whether it is the wallet's current mailbox, or the new one. */
  readonly mailbox: 'own' | 'new'
  /** Who shows the field: the wallet's own page does, so that the site cannot read the code. */
  readonly askedBy: 'page' | 'wallet'
  /** The new address, while the code of the current mailbox is asked for. */
  readonly newEmail?: string | undefined
  /** The code was sent earlier; no other mail was sent. */
  readonly isResumed?: boolean | undefined
}

/** Waits until this device is approved on another one. The wallet's own page shows the number to compare. */
export interface ApprovalStep {
  readonly type: 'approval'
  readonly way: MailWay
  readonly email: string
  /** A device may be approved before the code is asked for, or after it. */
  readonly isCodeVerified: boolean
}

/** Waits for a provider in the wallet's own window. */
export interface WindowStep {
  readonly type: 'window'
  readonly way: Exclude<SocialProvider, 'farcaster'>
  /** `closed`: a click has to open it. `blocked`: only the page can navigate. `back`: the visitor has returned. */
  readonly state: 'closed' | 'blocked' | 'open' | 'back'
  readonly turn?: number | undefined
}

/** Waits for an app, mostly on another device, that scans a QR code or is opened by a link. */
export interface ScanStep {
  readonly type: 'scan'
  readonly way: 'farcaster'
  readonly url?: string | undefined
  /** The visitor has approved in the app, and the wallet opens. */
  readonly isBack?: boolean | undefined
  readonly turn?: number | undefined
}

export interface DoneStep {
  readonly type: 'done'
  readonly session: SourceSession
}

export interface ChangedStep {
  readonly type: 'changed'
  readonly session: SourceSession
}

/** Steps that need the visitor. `nextRoute` maps each to its view. */
export type OpenLoginStep = AddressStep | CodeStep | ApprovalStep | WindowStep | ScanStep

/** The next step of a login as plain data, from which it can be continued. */
export type LoginStep = OpenLoginStep | DoneStep | ChangedStep

export type LoginAnswer =
  | { readonly type: 'address'; readonly email: string }
  | { readonly type: 'code'; readonly code: string }
  /** Sends another code to the same mailbox; a change of address starts over. */
  | { readonly type: 'resend' }
  /** Opens the provider's window, which browsers allow only within the click. For a QR code: requests a new one. */
  | { readonly type: 'open' }
  /** Navigates the page itself to the provider; it returns with the result. */
  | { readonly type: 'leave' }
  /** Nothing to enter here: the wallet's own page or another device takes the answer. */
  | { readonly type: 'wait' }

export interface SourceLogin {
  readonly ways: readonly LoginWay[]
  /** The first step. No request is made yet. */
  begin(way: LoginWay): OpenLoginStep
  /**
   * Called synchronously in the click, so that it may open a window. If it rejects, the step stays current; a refused
   * code rejects as `code_wrong`, `code_expired` or `code_exhausted`.
   */
  answer(step: OpenLoginStep, answer: LoginAnswer, signal?: AbortSignal): Promise<LoginStep>
  /** Milliseconds until another code may be sent. */
  getWait(): number
}

export interface LoginPlace {
  readonly connectorId: string
  readonly step: OpenLoginStep
}
