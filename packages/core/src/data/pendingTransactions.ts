import type { Transaction } from '@portico/protocol/data'
import type { CaipAddress } from '../families/ChainNamespace.js'
import type { TrackedToken, TrackedTransaction } from '../flows/transactions/TrackedTransaction.js'
import type { Portico } from '../runtime/Portico.js'
import { pendingTransactionsLimit } from '../utils/limits.js'
import { parseCaipAddress } from '../utils/parseCaipAddress.js'

export function listPending({ storage }: Portico): readonly TrackedTransaction[] {
  return storage.get('pendingTransactions') ?? []
}

/** Beyond the limit the oldest are no longer tracked (K-06). */
export function setPending({ storage }: Portico, pending: readonly TrackedTransaction[]): void {
  if (pending.length === 0) storage.remove('pendingTransactions')
  else storage.set('pendingTransactions', pending.slice(-pendingTransactionsLimit))
}

export function listPendingActivity(portico: Portico, caipAddress: CaipAddress): readonly Transaction[] {
  return listPending(portico)
    .filter(each => each.caipAddress === caipAddress)
    .map(toActivity)
    .reverse()
}

export function toActivity({
  id,
  kind,
  caipAddress,
  receiver,
  amount,
  token,
  received,
  at,
}: TrackedTransaction): Transaction {
  const { address, caipNetworkId } = parseCaipAddress(caipAddress)
  return {
    id,
    metadata: {
      operationType: kind ?? 'send',
      hash: id,
      chain: caipNetworkId,
      minedAt: new Date(at).toISOString(),
      sentFrom: address,
      sentTo: receiver,
      status: 'pending',
      nonce: 0,
    },
    transfers:
      kind === 'approve'
        ? []
        : [
            toTransfer('out', amount, token),
            ...(received ? [toTransfer('in', received.amount, received.token)] : []),
          ],
  }
}

const toTransfer = (direction: 'in' | 'out', numeric: string, { name, symbol }: TrackedToken) => ({
  direction,
  quantity: { numeric },
  fungible_info: { name, symbol },
})
