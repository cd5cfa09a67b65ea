import { recentWalletsKept } from '../families/wallets.js'
import type { Portico } from '../runtime/Portico.js'
import { update } from '../store/update.js'
import type { RecentWallet } from './Wallet.js'

/** Stores a used wallet; the latest two are kept, and a known one keeps its position (K-05). */
export function addRecentWallet(portico: Portico, wallet: RecentWallet): void {
  const { recent } = portico.store.get().catalogue
  if (recent.some(other => other.id === wallet.id)) return
  const { id, name, image_id, image_url, rdns, chains } = wallet
  const kept = [{ id, name, image_id, image_url, rdns, chains }, ...recent].slice(0, recentWalletsKept)
  update(portico, 'catalogue', state => ({ ...state, recent: kept }))
  portico.storage.set('recentWallets', kept)
}
