import { tellDialog } from '../dialog/tellDialog.js'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import type { Portico } from '../runtime/Portico.js'
import { update } from '../store/update.js'
import { prefetchWallets } from './prefetchWallets.js'

/** Shows the wallets of one family. The active family stays until one of them is connected. */
export function addWallet(portico: Portico, namespace: ChainNamespace): void {
  update(portico, 'modal', modal => ({ ...modal, namespace }))
  tellDialog(portico, { type: 'walletWanted' })
  void prefetchWallets(portico)
}
