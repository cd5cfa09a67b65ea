import { getAdapter } from '../../connection/getAdapter.js'
import { requireAbility } from '../../connection/requireAbility.js'
import { requireSigner, type Signer } from '../../connection/requireSigner.js'
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

const interval = 1000
/** Milliseconds. New transactions are polled often, old ones every half minute. */
const longestPause = 30_000
/** Milliseconds after which a transaction unknown to all nodes is dropped. */
const patience = 7 * 24 * 3_600_000

interface Following {
  stop?: (() => void) | undefined
  readonly looked: Map<string, number>
}

const memory: MemoryKey<Following> = { create: () => ({ looked: new Map() }) }

/** Polls pending transactions until all are final, while the page is visible. Returns how to stop. */
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
            // Failures are retried.
            await look(portico, transaction).catch(() => undefined)
          }),
      )
      if (listPending(portico).length === 0) stop()
    },
  })
  return stop
}

/** Reads the status from the chain; undefined without a connection. */
export async function readProgress(
  portico: Portico,
  transaction: TrackedTransaction,
): Promise<TransactionProgress | undefined> {
  const { id, mark } = transaction
  const signer = findSigner(portico, transaction)
  if (!signer) return undefined
  const [transfers, account] = requireAbility(portico, signer, 'transfers')
  return transfers.readTransaction({ ...account, id, mark })
}

async function look(portico: Portico, transaction: TrackedTransaction): Promise<void> {
  const { id, mark, at } = transaction
  const progress = await readProgress(portico, transaction)
  if (!progress) return
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

/** A signer for the transaction's account and network, whatever is active by now; undefined without a connection. */
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
