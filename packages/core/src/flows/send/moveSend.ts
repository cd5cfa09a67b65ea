import type { Portico } from '../../runtime/Portico.js'
import type { SendEvent, SendState } from '../../store/slices/send.js'
import { update } from '../../store/update.js'
import { nextSend } from './nextSend.js'
import { selectSend } from './selectSend.js'

/**
 * Takes sending a step further: from where the visitor is, or from where it was begun. What has taken its place meanwhile,
 * such as the transfer of another account, is not moved.
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
