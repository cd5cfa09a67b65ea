import { addRecentWallet } from '../../catalogue/addRecentWallet.js'
import type { RecentWallet } from '../../catalogue/Wallet.js'
import type { Portico } from '../../runtime/Portico.js'
import { type DeepLinkChoice, setDeepLinkChoice } from '../../sources/deepLinkChoice.js'

export interface RemoteChoice {
  /** Unknown where any wallet may scan the code. */
  readonly wallet?: RecentWallet | undefined
  /** The app that was opened on this device, to be opened again; none where the wallet is on another one. */
  readonly link?: DeepLinkChoice['href'] | undefined
}

/** Remembers which remote wallet the visitor turned to, and how. */
export function chooseRemoteWallet(portico: Portico, { wallet, link }: RemoteChoice): void {
  setDeepLinkChoice(portico, wallet && link ? { href: link, name: wallet.name } : undefined)
  if (wallet) addRecentWallet(portico, wallet)
}
