import type { Transaction } from '@portico/protocol/data'
import { activityQuery } from '../../data/fetchActivity.js'
import type { CaipAddress } from '../../families/ChainNamespace.js'
import { setQueryData } from '../../query/changeQueries.js'
import type { Portico } from '../../runtime/Portico.js'
import { selectQuery } from '../../store/slices/queries.js'

export function changeActivity(
  portico: Portico,
  caipAddress: CaipAddress,
  change: (transactions: readonly Transaction[]) => readonly Transaction[],
): void {
  const { data } = selectQuery(portico.store.get(), activityQuery, { caipAddress })
  if (!data) return
  const transactions = change(data.transactions)
  setQueryData(portico, activityQuery, { caipAddress }, { ...data, transactions })
}
