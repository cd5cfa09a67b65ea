import type { SocialProvider } from '../store/defaultFeatures.js'
import type { SourceSession } from './SourceSession.js'

/** By a mailbox, or to another one. */
export type MailWay = 'email' | 'emailChange'

/** What visitors log in by, or change of their login. Another one is a name here and the steps that it takes. */
export type LoginWay = MailWay | SocialProvider

/** Wants a mail address: of whoever logs in, or the one that the wallet is to have. */
export interface AddressStep {
  readonly type: 'address'
  readonly way: MailWay
  /** The address that was used in this browser last: a hint for the field; whoever types decides. */
  readonly known?: string | undefined
  /** A code was sent there and may still be typed. */
  readonly isCodeOut?: boolean | undefined
}

/** Wants the digits from a mail. */
export interface CodeStep {
  readonly type: 'code'
  readonly way: MailWay
  /** Where they were sent. */
  readonly email: string
  /** Whether that is the mailbox that the wallet has, or one that it is to have. */
  readonly mailbox: 'own' | 'new'
  /** Who asks: the wallet does on its own page, so that the site cannot read them. */
  readonly askedBy: 'page' | 'wallet'
  /** The address that the wallet is to have, where its own mailbox is asked first. */
  readonly newEmail?: string | undefined
  /** They were sent before: no other mail has gone out. */
  readonly isResumed?: boolean | undefined
}

/** Waits until this device is approved, from elsewhere. The wallet's own page shows the number for it. */
export interface ApprovalStep {
  readonly type: 'approval'
  readonly way: MailWay
  /** Where the mail with the link goes. */
  readonly email: string
  /** A device may be approved before the code is asked for, or after it. */
  readonly isCodeVerified: boolean
}

/** Waits for a provider, in a window of the wallet's own. */
export interface WindowStep {
  readonly type: 'window'
  readonly way: Exclude<SocialProvider, 'farcaster'>
  /**
   * No window yet, which takes a click; none to be had, but the page itself can go there; the visitor is in it; the
   * visitor is back, and the wallet opens.
   */
  readonly state: 'closed' | 'blocked' | 'open' | 'back'
  /** Tells one try from the next. */
  readonly turn?: number | undefined
}

/** Waits for an app, mostly on another device: it reads a code from this screen, or is opened by a link. */
export interface ScanStep {
  readonly type: 'scan'
  readonly way: 'farcaster'
  /** What the code says; not there yet where it is still asked for. */
  readonly url?: string | undefined
  /** The visitor has agreed in the app, and the wallet opens. */
  readonly isBack?: boolean | undefined
  /** Tells one try from the next. */
  readonly turn?: number | undefined
}

/** Somebody is in. */
export interface DoneStep {
  readonly type: 'done'
  readonly session: SourceSession
}

/** Whoever is in has changed what they log in by. */
export interface ChangedStep {
  readonly type: 'changed'
  readonly session: SourceSession
}

/** Steps that want something of the visitor. `nextRoute` has the view of each. */
export type OpenLoginStep = AddressStep | CodeStep | ApprovalStep | WindowStep | ScanStep

/** What a login needs next, as plain data: whoever holds a step can go on from it. */
export type LoginStep = OpenLoginStep | DoneStep | ChangedStep

export type LoginAnswer =
  | { readonly type: 'address'; readonly email: string }
  | { readonly type: 'code'; readonly code: string }
  /** Another code, to the same mailbox; a change of address begins anew with it. */
  | { readonly type: 'resend' }
  /** Opens the window of a provider: within the click, or browsers open none. Of a code to scan: a new one. */
  | { readonly type: 'open' }
  /** The page itself goes to the provider, and comes back with the answer. */
  | { readonly type: 'leave' }
  /** Nothing to type here: the wallet's own page or another device takes the answer. */
  | { readonly type: 'wait' }

/** Logging in, step by step. The last step brings the session. */
export interface SourceLogin {
  readonly ways: readonly LoginWay[]
  /** The first step of a way. Nobody is asked anything yet. */
  begin(way: LoginWay): OpenLoginStep
  /**
   * Takes what a step asks for, and gives the next one. Called in the same turn as the visitor's click: a source that is
   * prepared may open a window. Where it rejects, also because its signal was aborted, the step stands.
   * A code that is refused rejects as `code_wrong`, `code_expired` or `code_exhausted`.
   */
  answer(step: OpenLoginStep, answer: LoginAnswer, signal?: AbortSignal): Promise<LoginStep>
  /** Milliseconds until another code may be sent. */
  getWait(): number
}

/** Where in the dialog a login stands. */
export interface LoginPlace {
  readonly connectorId: string
  readonly step: OpenLoginStep
}
