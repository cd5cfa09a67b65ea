import type { ChainNamespace } from '../families/ChainNamespace.js'
import type { LoginPlace, MailWay, OpenLoginStep } from '../sources/Login.js'
import { type RouterState, selectRoute } from '../store/slices/router.js'
import type { Route, RouteName } from './routes.js'
import { includes, pop } from './stack.js'

export type DialogEvent =
  | { readonly type: 'back' | 'dismissed' }
  /** An account is connected, and all follow-up steps are done. */
  | { readonly type: 'connected'; readonly besideOthers: boolean }
  | { readonly type: 'disconnected' | 'ended' }
  /** A wallet is requested: of another family, by a library that waits for accounts, or on another device. */
  | { readonly type: 'walletWanted' }
  | { readonly type: 'loginWanted' | 'codeWanted'; readonly namespace: ChainNamespace }
  | { readonly type: 'codeAbandoned' }
  /** The visitor has switched the network, or the active wallet's network was read. */
  | { readonly type: 'networkSwitched' | 'networkRead' }
  | { readonly type: 'familySwitched'; readonly view: Route; readonly inPlace: boolean }
  | {
      readonly type: 'loginStep'
      readonly from?: OpenLoginStep | undefined
      readonly place: LoginPlace
    }
  | { readonly type: 'loginReturned'; readonly place: LoginPlace }
  | { readonly type: 'loginChanged'; readonly from: OpenLoginStep }
  /** A request has opened its view, or the last request of a view was settled. */
  | { readonly type: 'requestSent'; readonly view: Route }
  | { readonly type: 'requestSettled'; readonly view: RouteName }
  | { readonly type: 'refused' }
  | { readonly type: 'nameRegistered' }
  | { readonly type: 'signInAsked' | 'signedIn' | 'signInDeclined' }

export interface DialogSituation {
  readonly isOpen: boolean
  /** Whether the kit renders the dialog; a site may use its own views. */
  readonly isDrawn: boolean
  readonly router: RouterState
  /** The success animation runs, and the dialog is about to close. */
  readonly saysConnected: boolean
  readonly isConnected: boolean
  readonly multiWallet: boolean
  readonly hasWallets: boolean
  readonly needsNetwork: boolean
  /** The site requires a sign-in that is still pending. */
  readonly needsSignIn: boolean
}

export type CloseReason =
  | 'visitor'
  | 'connected'
  | 'disconnected'
  | 'ended'
  | 'networkChosen'
  | 'networkSupported'
  | 'signedIn'
  | 'signInDeclined'
  | 'abandoned'

/** `after` is an animation to finish first. */
export type DialogMove =
  | { readonly type: 'stay' }
  | { readonly type: 'shake' }
  | {
      readonly type: 'open'
      readonly view?: Route | undefined
      readonly namespace?: ChainNamespace | undefined
    }
  | { readonly type: 'push' | 'replace' | 'reset'; readonly view: Route }
  | { readonly type: 'back'; readonly to: RouterState; readonly after?: 'success' | undefined }
  | {
      readonly type: 'close'
      readonly reason: CloseReason
      readonly after?: 'success' | 'connected' | undefined
    }

const stay = { type: 'stay' } as const

const signInViews: ReadonlySet<RouteName> = new Set(['SIWXSignMessage', 'ApproveTransaction'])

const networkViews: ReadonlySet<RouteName> = new Set(['SwitchNetwork', 'Networks', 'UnsupportedChain'])

const loginViews = {
  email: {
    address: 'EmailLogin',
    own: 'EmailVerifyOtp',
    new: 'EmailVerifyOtp',
    approval: 'EmailVerifyDevice',
  },
  emailChange: {
    address: 'UpdateEmailWallet',
    own: 'UpdateEmailPrimaryOtp',
    new: 'UpdateEmailSecondaryOtp',
    approval: 'EmailVerifyDevice',
  },
} as const satisfies Record<MailWay, unknown>

/** Code views differ by mailbox; all providers with a window share one view. */
function nameLoginView(step: OpenLoginStep) {
  if (step.type === 'window') return 'ConnectingSocial' as const
  if (step.type === 'scan') return 'ConnectingFarcaster' as const
  return loginViews[step.way][step.type === 'code' ? step.mailbox : step.type]
}

export function nextRoute(event: DialogEvent, situation: DialogSituation): DialogMove {
  const { isOpen, isDrawn, router, multiWallet } = situation
  const route = selectRoute(router)
  const { name } = route
  switch (event.type) {
    case 'back':
      return goBack(situation)
    case 'dismissed':
      // T-09
      if (situation.needsSignIn && signInViews.has(name)) return { type: 'shake' }
      return { type: 'close', reason: 'visitor' }
    case 'connected':
      if (!isOpen || name === 'UnsupportedChain') return stay
      // A visitor who connected in order to pay continues with the payment.
      if (includes(router, 'Pay')) return { type: 'reset', view: { name: 'Pay' } }
      if (event.besideOthers && multiWallet) {
        return { type: 'reset', view: { name: 'ProfileWallets', added: true } }
      }
      return { type: 'close', reason: 'connected', after: isDrawn ? 'connected' : undefined }
    case 'disconnected':
      if (isOpen && multiWallet && situation.hasWallets) {
        return { type: 'reset', view: { name: 'ProfileWallets' } }
      }
      return { type: 'close', reason: 'disconnected' }
    case 'ended':
      // The wallet list stays useful.
      return name === 'ProfileWallets' ? stay : { type: 'close', reason: 'ended' }
    case 'walletWanted':
      return { type: 'push', view: { name: 'Connect' } }
    case 'loginWanted':
      return { type: 'open', view: { name: 'Connect' }, namespace: event.namespace }
    case 'codeWanted':
      return { type: 'open', view: { name: 'ConnectingWalletConnect' }, namespace: event.namespace }
    case 'codeAbandoned':
      return { type: 'close', reason: 'abandoned' }
    case 'networkSwitched':
      return isOpen && networkViews.has(name) ? leaveNetworkViews(router) : stay
    case 'networkRead':
      return leadToNetwork(situation)
    case 'familySwitched':
      return { type: event.inPlace ? 'replace' : 'push', view: event.view }
    case 'loginStep':
      return isOpen ? goToStep(event.place, event.from, route) : stay
    case 'loginReturned':
      return { type: 'open', view: { name: 'ConnectingSocial', ...event.place } }
    case 'loginChanged':
      return isOpen && name === nameLoginView(event.from) ? goBack(situation) : stay
    case 'requestSent':
      return { type: isOpen && !situation.saysConnected ? 'push' : 'open', view: event.view }
    case 'requestSettled':
      return name === event.view ? goBack(situation) : stay
    case 'refused':
      return isOpen ? stay : { type: 'open' }
    case 'nameRegistered':
      // A visitor in another view sees the name wherever the account is shown.
      return isOpen && name === 'RegisterAccountName'
        ? { type: 'reset', view: { name: 'RegisterAccountNameSuccess' } }
        : stay
    case 'signInAsked':
      // A page without the dialog shows its own view and uses `signIn` and `cancelSignIn`.
      return isDrawn ? { type: isOpen ? 'reset' : 'open', view: { name: 'SIWXSignMessage' } } : stay
    case 'signedIn':
      return { type: 'close', reason: 'signedIn', after: 'success' }
    case 'signInDeclined':
      return { type: 'close', reason: 'signInDeclined' }
  }
}

/** A step replaces the previous one, so that back leaves the login, to the view that asks for the address. */
function goToStep(place: LoginPlace, from: OpenLoginStep | undefined, shown: Route): DialogMove {
  const name = nameLoginView(place.step)
  if (name === 'EmailLogin') return name === shown.name ? stay : { type: 'push', view: { name } }
  const view = { name, ...place }
  if (name === shown.name) {
    // Another code was sent; typed digits may stay, unless it is for another address.
    return 'step' in shown && isSameLogin(shown, place) ? stay : { type: 'replace', view }
  }
  const isStep = from !== undefined && shown.name === nameLoginView(from)
  if (isStep && shown.name !== 'EmailLogin') return { type: 'replace', view }
  // A visitor who logs in is moved on from any view. One who is signed in may be doing something else.
  return from?.way === 'emailChange' ? stay : { type: 'push', view }
}

function isSameLogin(one: LoginPlace, other: LoginPlace): boolean {
  const [a, b] = [listAddresses(one.step), listAddresses(other.step)]
  return one.connectorId === other.connectorId && a.every((address, index) => address === b[index])
}

function listAddresses(step: OpenLoginStep) {
  if (step.type === 'window') return [step.way, step.state, step.turn]
  if (step.type === 'scan') return [step.url, step.isBack, step.turn]
  return [step.type === 'address' ? undefined : step.email, step.type === 'code' ? step.newEmail : undefined]
}

function goBack(situation: DialogSituation): DialogMove {
  const to = pop(situation.router)
  if (!to) return nextRoute({ type: 'dismissed' }, situation)
  const landsOnConnect = situation.isConnected && selectRoute(to).name === 'Connect'
  return landsOnConnect ? { type: 'reset', view: { name: 'Account' } } : { type: 'back', to }
}

/** Returns to the previous view; a dialog that was opened only to switch the network closes. */
function leaveNetworkViews(router: RouterState): DialogMove {
  let to: RouterState | undefined = router
  while (to && networkViews.has(selectRoute(to).name)) to = pop(to)
  return to
    ? { type: 'back', to, after: 'success' }
    : { type: 'close', reason: 'networkChosen', after: 'success' }
}

/** T-10. The dialog never opens by itself: the page shows a mark on the button, other views a banner. */
function leadToNetwork({ isOpen, needsNetwork, router }: DialogSituation): DialogMove {
  const { name } = selectRoute(router)
  if (!isOpen) return stay
  if (needsNetwork) {
    return name.startsWith('Connect') ? { type: 'reset', view: { name: 'UnsupportedChain' } } : stay
  }
  return includes(router, 'UnsupportedChain') && name !== 'SwitchNetwork'
    ? { type: 'close', reason: 'networkSupported', after: 'success' }
    : stay
}
