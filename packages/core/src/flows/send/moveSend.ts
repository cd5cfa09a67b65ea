import type { Portico } from '../../runtime/Portico.js'
import type { SendEvent, SendState } from '../../store/slices/send.js'
import { update } from '../../store/update.js'
import { nextSend } from './nextSend.js'
import { selectSend } from './selectSend.js'

/**
 * Applies an event to the send flow. A flow that has replaced `since`, such as that of another account, is not
 * changed.
 */
export function moveSend(
  portico: Portico,
  event: SendEvent,
  since: SendState = selectSend(portico.store.get()),
): void {
  update(portico, 'send', state =>
    event.type === 'edited' || state === since ? nextSend(state, event) : state,
  )
}
