import { getAdapter } from '../../connection/getAdapter.js'
import { requireSigner, type Signer } from '../../connection/requireSigner.js'
import { runMethod } from '../../connection/runMethod.js'
import { listPending, setPending } from '../../data/pendingTransactions.js'
import { getFamily } from '../../families/Families.js'
import type { TransactionProgress } from '../../families/TransferMethods.js'
import { pollWhileVisible } from '../../query/pollWhileVisible.js'
import type { Portico } from '../../runtime/Portico.js'
import { type MemoryKey, recall } from '../../store/recall.js'
import { selectConnectedAccount } from '../../store/selectors.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import { parseCaipAddress } from '../../utils/parseCaipAddress.js'
import { settleTransaction } from './settleTransaction.js'
import type { TrackedTransaction } from './TrackedTransaction.js'

/** How often it is looked whether one is due. */
const interval = 1000
/** A transaction that is new is looked at often, one that has been waiting for long every half minute. */
const longestPause = 30_000
/** One that no node has heard of by then never will be. */
const patience = 7 * 24 * 3_600_000

interface Following {
  stop?: (() => void) | undefined
  /** When each was looked at last, by id. */
  readonly looked: Map<string, number>
}

const memory: MemoryKey<Following> = { create: () => ({ looked: new Map() }) }

/** Looks after what is on its way until nothing is left, for as long as the visitor sees the page. Returns how to stop. */
export function followTransactions(portico: Portico): () => void {
  const following = recall(portico, memory)
  const stop = () => {
    following.stop?.()
    following.stop = undefined
  }
  following.stop ??= pollWhileVisible(portico, {
    interval,
    async ask() {
      const now = portico.environment.now()
      const isDue = ({ id, at }: TrackedTransaction) =>
        now - (following.looked.get(id) ?? 0) >= Math.min((now - at) / 4, longestPause)
      await Promise.all(
        listPending(portico)
          .filter(isDue)
          .map(async transaction => {
            following.looked.set(transaction.id, now)
            // A node that fails is asked again.
            await look(portico, transaction).catch(() => undefined)
          }),
      )
      if (listPending(portico).length === 0) stop()
    },
  })
  return stop
}

async function look(portico: Portico, transaction: TrackedTransaction): Promise<void> {
  const { id, mark, at } = transaction
  const signer = findSigner(portico, transaction)
  if (!signer) return
  // The methods of all families that can send have this type.
  const progress = (await runMethod(portico, signer, 'readTransaction', { id, mark })) as TransactionProgress
  const isOver = portico.environment.now() - at > patience
  if (progress.status !== 'pending') settleTransaction(portico, transaction, progress.status)
  else if (isOver)
    setPending(
      portico,
      listPending(portico).filter(each => each.id !== id),
    )
  else if (progress.mark !== mark)
    setPending(
      portico,
      listPending(portico).map(each => (each.id === id ? { ...each, mark: progress.mark } : each)),
    )
}

/** Its account is asked, on its network, whichever is chosen by now; undefined while nobody is connected. */
function findSigner(portico: Portico, { caipAddress }: TrackedTransaction): Signer | undefined {
  const { chainNamespace, caipNetworkId, address } = parseCaipAddress(caipAddress)
  const state = portico.store.get()
  const account = selectConnectedAccount(state, chainNamespace)
  const network = state.networks.requested.find(each => each.caipNetworkId === caipNetworkId)
  if (!account || !network) return undefined
  const { connector } = requireSigner(portico, chainNamespace)
  const isOwn = isSameAddress(getFamily(state.families, chainNamespace), account.address, address)
  const adapter = getAdapter(portico, chainNamespace)
  return { adapter, connector, network, address: isOwn ? account.address : address }
}
