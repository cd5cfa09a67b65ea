import type { WalletsRequest } from '@portico/protocol'
import { runQuery } from '../query/runQuery.js'
import { setWalletList, type WalletList } from '../store/slices/catalogue.js'
import type { Portico } from '../types/Portico.js'
import type { Wallet } from '../types/Wallet.js'
import { fetchWallets } from './fetchWallets.js'
import { loadBuiltInWallets } from './loadActions.js'
import { preloadWalletPictures } from './preloadPictures.js'
import { update } from './update.js'

/**
 * Fills one of the short lists, once for each question; after a failure it can be asked for again. Never rejects.
 */
export async function fetchWalletList(
  portico: Portico,
  list: WalletList,
  request: WalletsRequest | undefined,
  arrange: (wallets: readonly Wallet[]) => readonly Wallet[],
): Promise<void> {
  let count = 0
  let standIn: readonly Wallet[] | undefined
  const wallets = await runQuery(portico, {
    slot: list,
    key: JSON.stringify(request) ?? '',
    get: () => portico.store.get().catalogue[list],
    set(data) {
      const shown = data.status === 'error' ? { ...data, data: data.data ?? standIn } : data
      update(portico, 'catalogue', state => setWalletList(state, list, shown, count))
    },
    async fetch(signal) {
      if (!request) return arrange([])
      const findBuiltIn = async () => arrange((await loadBuiltInWallets()).findBuiltInWallets(request))
      const answer = await fetchWallets(portico, request, signal).catch(async error => {
        // Nobody should find an empty list because a registry is down; that it is, is still told.
        if (list === 'recommended') standIn = await findBuiltIn()
        throw error
      })
      if (!answer) return findBuiltIn()
      if (list === 'recommended') count = answer.count
      return arrange(answer.data)
    },
  }).catch(() => [])
  if (list !== 'excluded') preloadWalletPictures(portico, wallets)
}
