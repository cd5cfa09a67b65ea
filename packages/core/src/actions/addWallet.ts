import { prefetchWallets } from '../catalogue/prefetchWallets.js'
import { tellDialog } from '../dialog/tellDialog.js'
import { update } from '../store/update.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'

/** Shows the wallets of one family. The active family stays until one of them is connected. */
export function addWallet(portico: Portico, namespace: ChainNamespace): void {
  update(portico, 'modal', modal => ({ ...modal, namespace }))
  tellDialog(portico, { type: 'walletWanted' })
  void prefetchWallets(portico)
}
