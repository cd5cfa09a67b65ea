import type { PorticoError, SiwxMessage, SiwxSession } from '@portico/protocol'
import type { CaipNetworkId, ChainNamespace } from '../../families/ChainNamespace.js'

/** An account on a network. Another network needs another sign-in. */
export interface SignInSubject {
  readonly namespace: ChainNamespace
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

export interface SignInText {
  readonly data: SiwxMessage
  readonly text: string
}

export type SignInState =
  /** No account is connected, or the site has no sign-in. */
  | { readonly status: 'off' }
  | { readonly status: 'checking'; readonly subject: SignInSubject }
  /** The visitor is asked; `error` is the reason for asking again. */
  | {
      readonly status: 'asking'
      readonly subject: SignInSubject
      readonly message?: SignInText | undefined
      readonly error?: PorticoError | undefined
    }
  | {
      readonly status: 'signing'
      readonly subject: SignInSubject
      readonly message?: SignInText | undefined
    }
  | { readonly status: 'signedIn'; readonly subject: SignInSubject; readonly session: SiwxSession }
  /** The visitor declined or signed out, and the site does not require sign-in. */
  | { readonly status: 'declined'; readonly subject: SignInSubject }

export type SignInEvent =
  /** The active account; undefined if there is none. */
  | { readonly type: 'account'; readonly subject: SignInSubject | undefined }
  | { readonly type: 'signedIn'; readonly subject: SignInSubject; readonly session: SiwxSession }
  | {
      readonly type: 'asked'
      readonly subject: SignInSubject
      readonly error?: PorticoError | undefined
    }
  | { readonly type: 'written'; readonly subject: SignInSubject; readonly message: SignInText }
  | { readonly type: 'pressed'; readonly subject: SignInSubject }
  | { readonly type: 'failed'; readonly subject: SignInSubject; readonly error: PorticoError }
  | { readonly type: 'declined'; readonly subject: SignInSubject }

export const initialSignIn: SignInState = { status: 'off' }

/** The sign-in state machine. Events about an account that is no longer active are ignored. */
export function nextSignIn(state: SignInState, event: SignInEvent): SignInState {
  if (event.type === 'account') {
    const { subject } = event
    if (!subject) return initialSignIn
    return isAbout(state, subject) ? state : { status: 'checking', subject }
  }
  const { subject } = event
  if (!isAbout(state, subject)) return state
  switch (event.type) {
    case 'signedIn':
      return { status: 'signedIn', subject, session: event.session }
    case 'declined':
      return { status: 'declined', subject }
    case 'asked':
      // A visitor who is already being asked, or is signing, is not asked again.
      return isUnderWay(state) ? state : { status: 'asking', subject, error: event.error }
    case 'written':
      // The first message is the one on screen.
      return isUnderWay(state) && !state.message ? { ...state, message: event.message } : state
    case 'pressed':
      return { status: 'signing', subject, message: isUnderWay(state) ? state.message : undefined }
    case 'failed':
      return isUnderWay(state) ? { status: 'asking', subject, error: event.error } : state
  }
}

function isUnderWay(state: SignInState): state is Extract<SignInState, { status: 'asking' | 'signing' }> {
  return state.status === 'asking' || state.status === 'signing'
}

const isAbout = (state: SignInState, subject: SignInSubject) =>
  state.status !== 'off' && isSameSubject(state.subject, subject)

export function isSameSubject(one: SignInSubject | undefined, other: SignInSubject | undefined): boolean {
  if (!one || !other) return one === other
  return one.caipNetworkId === other.caipNetworkId && one.address === other.address
}
