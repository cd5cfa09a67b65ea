import { trackEvent } from '../../events/trackEvent.js'
import type { Portico } from '../../runtime/Portico.js'
import { isSmartAccount } from '../../store/isSmartAccount.js'
import { selectNameOwner } from './selectNameOwner.js'

export function tellNameChoice(portico: Portico): void {
  const owner = selectNameOwner(portico.store.get())
  if (!owner) return
  trackEvent(portico, {
    event: 'OPEN_ENS_FLOW',
    properties: { isSmartAccount: isSmartAccount(owner.account) },
  })
}
