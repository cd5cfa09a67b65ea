import type { Moment } from './network/createNetwork.js'
import {
  connect,
  endByPage,
  endByWallet,
  extend,
  pingPage,
  pingWallet,
  type Scene,
  sign,
  tell,
  update,
} from './steps.js'

/** What goes on while the relay restarts. */
export interface Restart {
  readonly title: string
  readonly moment: Moment
  /** In a session that is there already, unless it is about making one. */
  readonly step: ((scene: Scene, topic: string) => Promise<unknown>) | 'propose' | 'signIn'
}

const call = (line: Moment['line'], tag: number): Moment => ({ line, kind: 'call', tag })
const reply = (line: Moment['line'], tag: number): Moment => ({ line, kind: 'reply', tag })
const push = (line: Moment['line'], tag: number): Moment => ({ line, kind: 'push', tag })
const acknowledgement = (line: Moment['line'], tag: number): Moment => ({
  line,
  kind: 'acknowledgement',
  tag,
})

const rows: readonly (readonly [title: string, step: Restart['step'], moment: Moment])[] = [
  ['the proposal is on its way to the relay', 'propose', call('page', 1100)],
  ['the page waits to hear that the relay has its proposal', 'propose', reply('page', 1100)],
  ['the wallet takes the code', 'propose', { line: 'wallet', kind: 'call', method: 'irn_subscribe' }],
  ['the proposal is on its way to the wallet', 'propose', push('wallet', 1100)],
  ['the approval is on its way to the relay', 'propose', call('wallet', 1101)],
  ['the wallet waits to hear that the relay has its approval', 'propose', reply('wallet', 1101)],
  ['the approval is on its way to the page', 'propose', push('page', 1101)],
  ['the settlement is on its way to the page', 'propose', push('page', 1102)],
  ['the page confirms the settlement', 'propose', call('page', 1103)],
  ['the confirmation is on its way to the wallet', 'propose', push('wallet', 1103)],
  ['a request is on its way to the relay', sign, call('page', 1108)],
  ['a request is on its way to the wallet', sign, push('wallet', 1108)],
  ['the wallet acknowledges a request', sign, acknowledgement('wallet', 1108)],
  ['a signature is on its way to the relay', sign, call('wallet', 1109)],
  ['a signature is on its way to the page', sign, push('page', 1109)],
  ['an event is on its way to the relay', tell, call('wallet', 1110)],
  ['an event is on its way to the page', tell, push('page', 1110)],
  ['an update is on its way to the relay', update, call('wallet', 1104)],
  ['an update is on its way to the page', update, push('page', 1104)],
  ['the page confirms an update', update, call('page', 1105)],
  ['an extension is on its way to the relay', extend, call('wallet', 1106)],
  ['an extension is on its way to the page', extend, push('page', 1106)],
  ['the confirmation of an extension is on its way to the wallet', extend, push('wallet', 1107)],
  ['a ping of the page is on its way to the relay', pingWallet, call('page', 1114)],
  ['the answer to a ping is on its way to the page', pingWallet, push('page', 1115)],
  ['a ping of the wallet is on its way to the page', pingPage, push('page', 1114)],
  ['the answer to a ping is on its way to the relay', pingPage, call('page', 1115)],
  ['the farewell of the page is on its way to the relay', endByPage, call('page', 1112)],
  ['the farewell of the page is on its way to the wallet', endByPage, push('wallet', 1112)],
  ['the farewell of the wallet is on its way to the relay', endByWallet, call('wallet', 1112)],
  ['the farewell of the wallet is on its way to the page', endByWallet, push('page', 1112)],
  ['the wish to sign in is on its way to the relay', 'signIn', call('page', 1116)],
  ['the wish to sign in is on its way to the wallet', 'signIn', push('wallet', 1116)],
  ['the signed message is on its way to the relay', 'signIn', call('wallet', 1117)],
  ['the signed message is on its way to the page', 'signIn', push('page', 1117)],
]

export const restarts: readonly Restart[] = rows.map(([title, step, moment]) => ({ title, step, moment }))

export const makesSession = (step: Restart['step']): step is 'propose' | 'signIn' => typeof step === 'string'

export const startSession = (scene: Scene, step: Restart['step']) =>
  connect(scene, makesSession(step) ? step : 'propose')
