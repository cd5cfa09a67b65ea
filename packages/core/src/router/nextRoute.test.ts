import { describe, expect, it } from 'vitest'
import type { OpenLoginStep } from '../sources/Login.js'
import type { RouterState } from '../store/slices/router.js'
import { type DialogEvent, type DialogMove, type DialogSituation, nextRoute } from './nextRoute.js'
import type { Route } from './routes.js'

const route = (name: string) => ({ name }) as Route // what a view needs besides plays no part here

function at(...names: readonly [string, ...string[]]): RouterState {
  const [first, ...rest] = names
  return { stack: [route(first), ...rest.map(route)], direction: 'forward' }
}

const back = (...names: readonly [string, ...string[]]): RouterState => ({
  ...at(...names),
  direction: 'back',
})

const drawn: DialogSituation = {
  isOpen: true,
  isDrawn: true,
  router: at('Connect'),
  saysConnected: false,
  isConnected: false,
  multiWallet: false,
  hasWallets: false,
  needsNetwork: false,
  needsSignIn: false,
}
const closed = { isOpen: false }
const headless = { isDrawn: false }
const showing = (...names: readonly [string, ...string[]]) => ({ router: at(...names) })

const stay: DialogMove = { type: 'stay' }
const namespace = 'eip155'
const email = 'ada@example.com'
const newEmail = 'ada@work.example'

const code: OpenLoginStep = { type: 'code', way: 'email', mailbox: 'own', askedBy: 'page', email }
const approval: OpenLoginStep = { type: 'approval', way: 'email', email, isCodeVerified: true }
const newAddress: OpenLoginStep = { type: 'address', way: 'emailChange' }
const presentCode: OpenLoginStep = { ...code, way: 'emailChange', newEmail }
const newCode: OpenLoginStep = { ...code, way: 'emailChange', mailbox: 'new', email: newEmail }
const otherCode: OpenLoginStep = { ...code, email: newEmail }
const placed = (step: OpenLoginStep) => ({ connectorId: 'auth', step })
const showingStep = (name: 'EmailVerifyOtp' | 'UpdateEmailPrimaryOtp', step: OpenLoginStep) => ({
  router: { stack: [{ name, ...placed(step) }], direction: 'forward' } satisfies RouterState,
})

const inWindow: OpenLoginStep = { type: 'window', way: 'google', state: 'open', turn: 1 }
const fromWindow: OpenLoginStep = { ...inWindow, state: 'back' }

type Row = readonly [what: string, event: DialogEvent, situation: Partial<DialogSituation>, move: DialogMove]

const rows: readonly Row[] = [
  [
    'whoever has connected to pay goes on with that',
    { type: 'connected', besideOthers: false },
    showing('Pay', 'Connect', 'ConnectingExternal'),
    { type: 'reset', view: { name: 'Pay' } },
  ],
  // The visitor
  [
    'back is one view back',
    { type: 'back' },
    showing('Connect', 'AllWallets'),
    { type: 'back', to: back('Connect') },
  ],
  [
    'back from the first view closes',
    { type: 'back' },
    showing('AllWallets'),
    { type: 'close', reason: 'visitor' },
  ],
  [
    'nobody who is connected comes back to Connect',
    { type: 'back' },
    { ...showing('Connect', 'Networks'), isConnected: true },
    { type: 'reset', view: route('Account') },
  ],
  ['a dismissal closes', { type: 'dismissed' }, showing('Account'), { type: 'close', reason: 'visitor' }],
  [
    'a required sign-in cannot be dismissed [T-09]',
    { type: 'dismissed' },
    { ...showing('SIWXSignMessage'), needsSignIn: true },
    { type: 'shake' },
  ],
  [
    'nor can the question of the wallet itself [T-09]',
    { type: 'back' },
    { ...showing('ApproveTransaction'), needsSignIn: true },
    { type: 'shake' },
  ],
  [
    'every other view can be dismissed meanwhile',
    { type: 'dismissed' },
    { ...showing('Networks'), needsSignIn: true },
    { type: 'close', reason: 'visitor' },
  ],

  // Logging in by a provider
  [
    'a window that has opened leads to its view',
    { type: 'loginStep', from: { ...inWindow, state: 'closed' }, place: placed(inWindow) },
    showing('Connect'),
    { type: 'push', view: { name: 'ConnectingSocial', ...placed(inWindow) } },
  ],
  [
    'whoever is back stays in that view',
    { type: 'loginStep', from: inWindow, place: placed(fromWindow) },
    { router: { stack: [{ name: 'ConnectingSocial', ...placed(inWindow) }], direction: 'forward' } },
    { type: 'replace', view: { name: 'ConnectingSocial', ...placed(fromWindow) } },
  ],
  [
    'a page that has come back from a provider opens on it [V-02]',
    { type: 'loginReturned', place: placed(fromWindow) },
    closed,
    { type: 'open', view: { name: 'ConnectingSocial', ...placed(fromWindow) } },
  ],

  // Connecting
  [
    'a connection is said, then the dialog closes',
    { type: 'connected', besideOthers: false },
    {},
    { type: 'close', reason: 'connected', after: 'connected' },
  ],
  [
    'a page of its own views closes at once',
    { type: 'connected', besideOthers: false },
    headless,
    { type: 'close', reason: 'connected', after: undefined },
  ],
  ['nothing opens for a connection', { type: 'connected', besideOthers: true }, closed, stay],
  [
    'one more wallet leads to the list of them',
    { type: 'connected', besideOthers: true },
    { multiWallet: true },
    { type: 'reset', view: { name: 'ProfileWallets', added: true } },
  ],
  [
    'there is no such list with one wallet at a time',
    { type: 'connected', besideOthers: true },
    {},
    { type: 'close', reason: 'connected', after: 'connected' },
  ],
  [
    'a network that the site lacks comes first [T-10]',
    { type: 'connected', besideOthers: false },
    showing('UnsupportedChain'),
    stay,
  ],
  [
    'a family to add leads to its wallets',
    { type: 'walletWanted' },
    showing('ProfileWallets'),
    { type: 'push', view: route('Connect') },
  ],
  [
    'a library that waits for accounts opens the ways to connect',
    { type: 'loginWanted', namespace },
    closed,
    { type: 'open', view: route('Connect'), namespace },
  ],
  [
    'a call for a remote wallet opens the code',
    { type: 'codeWanted', namespace },
    closed,
    { type: 'open', view: route('ConnectingWalletConnect'), namespace },
  ],
  ['who gives it up closes it', { type: 'codeAbandoned' }, {}, { type: 'close', reason: 'abandoned' }],

  // Leaving
  [
    'a disconnect closes',
    { type: 'disconnected' },
    showing('Account'),
    { type: 'close', reason: 'disconnected' },
  ],
  [
    'a disconnect of one of several leads to the others',
    { type: 'disconnected' },
    { ...showing('Account'), multiWallet: true, hasWallets: true },
    { type: 'reset', view: route('ProfileWallets') },
  ],
  [
    'of the last of several it closes',
    { type: 'disconnected' },
    { ...showing('Account'), multiWallet: true },
    { type: 'close', reason: 'disconnected' },
  ],
  ['a wallet that leaves closes', { type: 'ended' }, showing('Account'), { type: 'close', reason: 'ended' }],
  ['the list of wallets is of use after that', { type: 'ended' }, showing('ProfileWallets'), stay],

  // Networks
  [
    'a switch leads back to where the visitor came from',
    { type: 'networkSwitched' },
    showing('Account', 'Networks', 'SwitchNetwork'),
    { type: 'back', to: back('Account'), after: 'success' },
  ],
  [
    'a dialog that was opened for it closes',
    { type: 'networkSwitched' },
    showing('Networks', 'SwitchNetwork'),
    { type: 'close', reason: 'networkChosen', after: 'success' },
  ],
  ['a switch elsewhere moves nothing', { type: 'networkSwitched' }, showing('Account'), stay],
  [
    'nor does one behind a closed dialog',
    { type: 'networkSwitched' },
    { ...closed, ...showing('Networks') },
    stay,
  ],
  [
    'who connects on a network that the site lacks is told [T-10]',
    { type: 'networkRead' },
    { ...showing('Connect', 'ConnectingExternal'), needsNetwork: true },
    { type: 'reset', view: route('UnsupportedChain') },
  ],
  [
    'no other view is taken away for it',
    { type: 'networkRead' },
    { ...showing('Account'), needsNetwork: true },
    stay,
  ],
  ['nothing opens for it', { type: 'networkRead' }, { ...closed, needsNetwork: true }, stay],
  [
    'it is over once the wallet is where the site works',
    { type: 'networkRead' },
    showing('UnsupportedChain'),
    { type: 'close', reason: 'networkSupported', after: 'success' },
  ],
  [
    'the view of the switch sees to that itself',
    { type: 'networkRead' },
    showing('UnsupportedChain', 'SwitchNetwork'),
    stay,
  ],
  [
    'another family leads on [V-03]',
    { type: 'familySwitched', view: route('Account'), inPlace: false },
    showing('SwitchActiveChain'),
    { type: 'push', view: route('Account') },
  ],
  [
    'or takes the place of the question [V-03]',
    { type: 'familySwitched', view: route('Account'), inPlace: true },
    showing('SwitchActiveChain'),
    { type: 'replace', view: route('Account') },
  ],

  // E-mail
  [
    'a login asks for its code',
    { type: 'loginStep', from: { type: 'address', way: 'email' }, place: placed(code) },
    {},
    { type: 'push', view: { name: 'EmailVerifyOtp', ...placed(code) } },
  ],
  [
    'also of whoever has turned to something else meanwhile',
    { type: 'loginStep', from: { type: 'address', way: 'email' }, place: placed(code) },
    showing('Connect', 'AllWallets'),
    { type: 'push', view: { name: 'EmailVerifyOtp', ...placed(code) } },
  ],
  [
    'the next step takes its place',
    { type: 'loginStep', from: code, place: placed(approval) },
    showing('Connect', 'EmailVerifyOtp'),
    { type: 'replace', view: { name: 'EmailVerifyDevice', ...placed(approval) } },
  ],
  [
    'and the code that of an approval',
    { type: 'loginStep', from: approval, place: placed(code) },
    showing('Connect', 'EmailVerifyDevice'),
    { type: 'replace', view: { name: 'EmailVerifyOtp', ...placed(code) } },
  ],
  [
    'another code leaves what is typed alone',
    { type: 'loginStep', from: code, place: placed(code) },
    showingStep('EmailVerifyOtp', { ...code, isResumed: true }),
    stay,
  ],
  [
    'a code for another address takes its place',
    { type: 'loginStep', from: { type: 'address', way: 'email' }, place: placed(otherCode) },
    showingStep('EmailVerifyOtp', code),
    { type: 'replace', view: { name: 'EmailVerifyOtp', ...placed(otherCode) } },
  ],
  [
    'one of another wallet too',
    { type: 'loginStep', from: code, place: { connectorId: 'other', step: code } },
    showingStep('EmailVerifyOtp', code),
    { type: 'replace', view: { name: 'EmailVerifyOtp', connectorId: 'other', step: code } },
  ],
  [
    'and one for a change to another address',
    { type: 'loginStep', from: newAddress, place: placed({ ...presentCode, newEmail: 'b@example.com' }) },
    showingStep('UpdateEmailPrimaryOtp', presentCode),
    {
      type: 'replace',
      view: { name: 'UpdateEmailPrimaryOtp', ...placed({ ...presentCode, newEmail: 'b@example.com' }) },
    },
  ],
  [
    'a login is begun once',
    { type: 'loginStep', place: placed({ type: 'address', way: 'email' }) },
    showing('EmailLogin'),
    stay,
  ],
  ['a page draws the steps itself', { type: 'loginStep', from: code, place: placed(approval) }, closed, stay],
  [
    'a login that is begun has a view for its address',
    { type: 'loginStep', place: placed({ type: 'address', way: 'email' }) },
    showing('GetWallet'),
    { type: 'push', view: route('EmailLogin') },
  ],
  [
    'to which the code leads back',
    { type: 'loginStep', from: { type: 'address', way: 'email' }, place: placed(code) },
    showing('EmailLogin'),
    { type: 'push', view: { name: 'EmailVerifyOtp', ...placed(code) } },
  ],
  [
    'another address is asked for above the account',
    { type: 'loginStep', place: placed(newAddress) },
    showing('Account'),
    { type: 'push', view: { name: 'UpdateEmailWallet', ...placed(newAddress) } },
  ],
  [
    'it asks the present mailbox',
    { type: 'loginStep', from: newAddress, place: placed(presentCode) },
    showing('Account', 'UpdateEmailWallet'),
    { type: 'replace', view: { name: 'UpdateEmailPrimaryOtp', ...placed(presentCode) } },
  ],
  [
    'then the new one',
    { type: 'loginStep', from: presentCode, place: placed(newCode) },
    showing('Account', 'UpdateEmailPrimaryOtp'),
    { type: 'replace', view: { name: 'UpdateEmailSecondaryOtp', ...placed(newCode) } },
  ],
  [
    'from which it can begin anew',
    { type: 'loginStep', from: newCode, place: placed(newAddress) },
    showing('Account', 'UpdateEmailSecondaryOtp'),
    { type: 'replace', view: { name: 'UpdateEmailWallet', ...placed(newAddress) } },
  ],
  [
    'who has gone elsewhere stays there',
    { type: 'loginStep', from: presentCode, place: placed(newCode) },
    showing('Account', 'UpdateEmailWallet'),
    stay,
  ],
  [
    'and it ends where it began',
    { type: 'loginChanged', from: newCode },
    showing('Account', 'UpdateEmailSecondaryOtp'),
    { type: 'back', to: back('Account') },
  ],
  [
    'but only for those who are still there',
    { type: 'loginChanged', from: newCode },
    showing('Account', 'Networks'),
    stay,
  ],

  // Requests
  [
    'a request opens its view',
    { type: 'requestSent', view: route('OpenWallet') },
    closed,
    { type: 'open', view: route('OpenWallet') },
  ],
  [
    'over what is shown already',
    { type: 'requestSent', view: route('OpenWallet') },
    showing('Account'),
    { type: 'push', view: route('OpenWallet') },
  ],
  [
    'but not on a card that is about to close',
    { type: 'requestSent', view: route('OpenWallet') },
    { saysConnected: true },
    { type: 'open', view: route('OpenWallet') },
  ],
  [
    'an answer takes the view away',
    { type: 'requestSettled', view: 'OpenWallet' },
    showing('Account', 'OpenWallet'),
    { type: 'back', to: back('Account') },
  ],
  ['and no other view', { type: 'requestSettled', view: 'OpenWallet' }, showing('Account'), stay],
  ['a refusal is said on the card', { type: 'refused' }, closed, { type: 'open' }],
  ['which may be there', { type: 'refused' }, {}, stay],

  // Sign-in
  [
    'the question opens [T-06]',
    { type: 'signInAsked' },
    closed,
    { type: 'open', view: route('SIWXSignMessage') },
  ],
  [
    'or takes the place of everything [T-06]',
    { type: 'signInAsked' },
    showing('Account', 'Networks'),
    { type: 'reset', view: route('SIWXSignMessage') },
  ],
  ['a page without the dialog asks itself', { type: 'signInAsked' }, { ...closed, ...headless }, stay],
  [
    'a sign-in is said, then the dialog closes [T-07]',
    { type: 'signedIn' },
    showing('SIWXSignMessage'),
    { type: 'close', reason: 'signedIn', after: 'success' },
  ],
  [
    'a no closes at once [T-08]',
    { type: 'signInDeclined' },
    showing('SIWXSignMessage'),
    { type: 'close', reason: 'signInDeclined' },
  ],
]

describe('the dialog', () => {
  it.each(rows)('%s', (_, event, situation, move) => {
    expect(nextRoute(event, { ...drawn, ...situation })).toEqual(move)
  })
})
