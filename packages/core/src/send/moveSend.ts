import { update } from '../actions/update.js'
import { nextSend, type SendEvent } from '../store/slices/send.js'
import type { Portico } from '../types/Portico.js'

/** Takes sending a step further. */
export function moveSend(portico: Portico, event: SendEvent): void {
  update(portico, 'send', state => nextSend(state, event))
}
