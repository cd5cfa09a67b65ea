import type { ChainNamespace } from '../families/ChainNamespace.js'
import type { LoginPlace, MailWay, OpenLoginStep } from '../sources/Login.js'
import { type RouterState, selectRoute } from '../store/slices/router.js'
import type { Route, RouteName } from './routes.js'
import { includes, pop } from './stack.js'

/** What has happened that the dialog may have an answer to. */
export type DialogEvent =
  /** The visitor wants to leave the view, or the dialog. */
  | { readonly type: 'back' | 'dismissed' }
  /** Somebody is connected, and what was left to do after that is done. */
  | { readonly type: 'connected'; readonly besideOthers: boolean }
  /** By the visitor, and by the wallet. */
  | { readonly type: 'disconnected' | 'ended' }
  /** A wallet is wanted: of another family, by a library that waits for accounts, or on another device. */
  | { readonly type: 'walletWanted' }
  | { readonly type: 'loginWanted' | 'codeWanted'; readonly namespace: ChainNamespace }
  /** Whoever waited for that code has given up. */
  | { readonly type: 'codeAbandoned' }
  /** The visitor has moved to a network; the network of the wallet in use is known anew. */
  | { readonly type: 'networkSwitched' | 'networkRead' }
  | { readonly type: 'familySwitched'; readonly view: Route; readonly inPlace: boolean }
  /** A login goes on, or has been begun. */
  | {
      readonly type: 'loginStep'
      readonly from?: OpenLoginStep | undefined
      readonly place: LoginPlace
    }
  /** The page is back from where a login has led it. */
  | { readonly type: 'loginReturned'; readonly place: LoginPlace }
  /** Whoever is in has changed what they log in by. */
  | { readonly type: 'loginChanged'; readonly from: OpenLoginStep }
  /** A request has a view of its own; the last one of a view was answered. */
  | { readonly type: 'requestSent'; readonly view: Route }
  | { readonly type: 'requestSettled'; readonly view: RouteName }
  /** The page asked for what the wallet never does. */
  | { readonly type: 'refused' }
  /** The account has a name now. */
  | { readonly type: 'nameRegistered' }
  | { readonly type: 'signInAsked' | 'signedIn' | 'signInDeclined' }

/** What the answer depends on. */
export interface DialogSituation {
  readonly isOpen: boolean
  /** Whether the kit draws the dialog; a page may have views of its own instead. */
  readonly isDrawn: boolean
  readonly router: RouterState
  /** The card says that a wallet is connected, and is about to close. */
  readonly saysConnected: boolean
  readonly isConnected: boolean
  readonly multiWallet: boolean
  /** Whether any wallet is connected or stands by. */
  readonly hasWallets: boolean
  /** The wallet is where the site cannot work, and can be led elsewhere. */
  readonly needsNetwork: boolean
  /** The site insists on a sign-in that has not been answered. */
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

/** `after` is the moment in which the card says first what was done. */
export type DialogMove =
  | { readonly type: 'stay' }
  /** Says no with a shake of the card. */
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

/** Views in which a required sign-in is answered. */
const signInViews: ReadonlySet<RouteName> = new Set(['SIWXSignMessage', 'ApproveTransaction'])

/** Views that have done their work once the visitor has moved to a network. */
const networkViews: ReadonlySet<RouteName> = new Set(['SwitchNetwork', 'Networks', 'UnsupportedChain'])

/** What draws the steps of logins by a mailbox. */
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

/** Codes differ by the mailbox that they are from; all providers with a window have one view. */
function nameLoginView(step: OpenLoginStep) {
  if (step.type === 'window') return 'ConnectingSocial' as const
  if (step.type === 'scan') return 'ConnectingFarcaster' as const
  return loginViews[step.way][step.type === 'code' ? step.mailbox : step.type]
}

/** What the dialog does about what has happened: which view it shows, and whether it closes, with the reason. */
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
      // Whoever has connected to pay goes on with that.
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
      // The list of wallets is still of use.
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
      // Whoever has turned to something else sees the name wherever the account is shown.
      return isOpen && name === 'RegisterAccountName'
        ? { type: 'reset', view: { name: 'RegisterAccountNameSuccess' } }
        : stay
    case 'signInAsked':
      // A page without the dialog shows what it likes: `signIn` and `cancelSignIn` are its buttons.
      return isDrawn ? { type: isOpen ? 'reset' : 'open', view: { name: 'SIWXSignMessage' } } : stay
    case 'signedIn':
      return { type: 'close', reason: 'signedIn', after: 'success' }
    case 'signInDeclined':
      return { type: 'close', reason: 'signInDeclined' }
  }
}

/** A step takes the place of the one before, so that back leads out of the login, to where its address is asked for. */
function goToStep(place: LoginPlace, from: OpenLoginStep | undefined, shown: Route): DialogMove {
  const name = nameLoginView(place.step)
  if (name === 'EmailLogin') return name === shown.name ? stay : { type: 'push', view: { name } }
  const view = { name, ...place }
  if (name === shown.name) {
    // Another code was sent; what is typed already may stay, unless it is for somebody else.
    return 'step' in shown && isSameLogin(shown, place) ? stay : { type: 'replace', view }
  }
  const isStep = from !== undefined && shown.name === nameLoginView(from)
  if (isStep && shown.name !== 'EmailLogin') return { type: 'replace', view }
  // Whoever logs in is led on from wherever they are. Others are in, and may have turned to something else.
  return from?.way === 'emailChange' ? stay : { type: 'push', view }
}

function isSameLogin(one: LoginPlace, other: LoginPlace): boolean {
  const [a, b] = [listAddresses(one.step), listAddresses(other.step)]
  return one.connectorId === other.connectorId && a.every((address, index) => address === b[index])
}

/** Where a step sends its mails, and for which address; or which window or code it waits for. */
function listAddresses(step: OpenLoginStep) {
  if (step.type === 'window') return [step.way, step.state, step.turn]
  if (step.type === 'scan') return [step.url, step.isBack, step.turn]
  return [step.type === 'address' ? undefined : step.email, step.type === 'code' ? step.newEmail : undefined]
}

/** One view back; from the first one the dialog closes. A connected visitor never lands on Connect. */
function goBack(situation: DialogSituation): DialogMove {
  const to = pop(situation.router)
  if (!to) return nextRoute({ type: 'dismissed' }, situation)
  const landsOnConnect = situation.isConnected && selectRoute(to).name === 'Connect'
  return landsOnConnect ? { type: 'reset', view: { name: 'Account' } } : { type: 'back', to }
}

/** Back to where the visitor came from; a dialog that was opened only to choose a network has done its work. */
function leaveNetworkViews(router: RouterState): DialogMove {
  let to: RouterState | undefined = router
  while (to && networkViews.has(selectRoute(to).name)) to = pop(to)
  return to
    ? { type: 'back', to, after: 'success' }
    : { type: 'close', reason: 'networkChosen', after: 'success' }
}

/**
 * To UnsupportedChain when a visitor connects a wallet that is where the site cannot work, and away from that view again
 * (T-10). Nothing opens by itself: who is on the page sees a mark on the button, who is in another view a banner.
 */
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
