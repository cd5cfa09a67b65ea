import type { WalletsRequest } from '@portico/protocol'
import { type MemoryKey, recall } from '../store/recall.js'
import { setWalletList, type WalletList } from '../store/slices/catalogue.js'
import type { Portico } from '../types/Portico.js'
import type { Wallet } from '../types/Wallet.js'
import { withDedupe } from '../wrappers/withDedupe.js'
import { getConfigService } from './getConfigService.js'
import { update } from './update.js'
import { preloadWalletImages } from './walletQuery.js'

const flights: MemoryKey<Map<string, Promise<void>>> = { create: () => new Map() }
const answered: MemoryKey<Map<WalletList, string>> = { create: () => new Map() }

/**
 * Fills one of the short lists, once for each question; after a failure it can be asked for again. Never rejects.
 */
export function fetchWalletList(
  portico: Portico,
  list: WalletList,
  request: WalletsRequest | undefined,
  arrange: (wallets: readonly Wallet[]) => readonly Wallet[],
): Promise<void> {
  const question = JSON.stringify(request)
  return withDedupe(recall(portico, flights), `${list} ${question}`, async () => {
    const { environment, store } = portico
    const before = store.get().catalogue[list]
    if (before.status === 'loaded' && recall(portico, answered).get(list) === question) return
    recall(portico, answered).set(list, question)
    const service = getConfigService(portico)
    if (!service || !request) {
      update(portico, 'catalogue', state =>
        setWalletList(state, list, { status: 'loaded', data: [], at: environment.now() }),
      )
      return
    }
    update(portico, 'catalogue', state =>
      setWalletList(state, list, { status: 'loading', data: before.data }),
    )
    try {
      const { data, count } = await service.fetchWallets(request)
      if (recall(portico, answered).get(list) !== question) return
      const wallets = arrange(data)
      update(portico, 'catalogue', state =>
        setWalletList(
          state,
          list,
          { status: 'loaded', data: wallets, at: environment.now() },
          list === 'recommended' ? count : 0,
        ),
      )
      if (list !== 'excluded') preloadWalletImages(portico, wallets)
    } catch (error) {
      if (recall(portico, answered).get(list) !== question) return
      update(portico, 'catalogue', state =>
        setWalletList(state, list, { status: 'error', data: before.data, error, at: environment.now() }),
      )
    }
  })
}
