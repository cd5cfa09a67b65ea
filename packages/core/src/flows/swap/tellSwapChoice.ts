import { trackEvent } from '../../events/trackEvent.js'
import type { Portico } from '../../runtime/Portico.js'
import { isSmartAccount } from '../../store/isSmartAccount.js'
import { selectSwapper } from './selectSwapper.js'

export function tellSwapChoice(portico: Portico): void {
  const swapper = selectSwapper(portico.store.get())
  if (!swapper) return
  const { account, network } = swapper
  const properties = { isSmartAccount: isSmartAccount(account), network: network.caipNetworkId }
  trackEvent(portico, { event: 'OPEN_SWAP', properties })
}
