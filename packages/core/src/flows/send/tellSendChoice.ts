import { trackEvent } from '../../events/trackEvent.js'
import type { Portico } from '../../runtime/Portico.js'
import { isSmartAccount } from '../../store/isSmartAccount.js'
import { selectSender } from './selectSender.js'

export function tellSendChoice(portico: Portico): void {
  const sender = selectSender(portico.store.get())
  if (!sender) return
  const { account, network } = sender
  trackEvent(portico, {
    event: 'OPEN_SEND',
    properties: { isSmartAccount: isSmartAccount(account), network: network.caipNetworkId },
  })
}
