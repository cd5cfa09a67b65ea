import { addRecentWallet } from '../../catalogue/addRecentWallet.js'
import type { RecentWallet } from '../../catalogue/Wallet.js'
import type { Portico } from '../../runtime/Portico.js'
import { type DeepLinkChoice, setDeepLinkChoice } from '../../sources/deepLinkChoice.js'

export interface RemoteChoice {
  readonly wallet?: RecentWallet | undefined
  /** The app opened on this device; undefined for a wallet on another device. */
  readonly link?: DeepLinkChoice['href'] | undefined
}

export function chooseRemoteWallet(portico: Portico, { wallet, link }: RemoteChoice): void {
  setDeepLinkChoice(portico, wallet && link ? { href: link, name: wallet.name } : undefined)
  if (wallet) addRecentWallet(portico, wallet)
}
