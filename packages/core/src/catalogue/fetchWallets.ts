import type { WalletsRequest } from '@portico/protocol'
import type { Portico } from '../runtime/Portico.js'
import { getPlatform } from '../services/getPlatform.js'
import { selectCanPair } from '../store/selectCanPair.js'
import { getConfigService } from './getConfigService.js'
import { loadBuiltInWallets } from './loadBuiltInWallets.js'
import type { Wallet } from './Wallet.js'

interface Answer {
  readonly data: readonly Wallet[]
  readonly count: number
}

export async function fetchWallets(
  portico: Portico,
  request: WalletsRequest,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  const answer = await getConfigService(portico)?.fetchWallets(request, signal)
  const { environment, store } = portico
  // Without pairing, a wallet on this phone is reached through its in-app browser.
  if (!answer || !getPlatform(environment).mobile || selectCanPair(store.get())) return answer
  return loadBuiltInWallets().then(
    ({ addBrowseLinks }) => ({ ...answer, data: addBrowseLinks(answer.data) }),
    () => answer,
  )
}
