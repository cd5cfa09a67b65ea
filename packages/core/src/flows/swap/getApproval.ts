import { PorticoError, walletTimeout } from '@portico/protocol'
import { capabilitiesQuery } from '../../connection/getCapabilities.js'
import { listPending } from '../../data/pendingTransactions.js'
import { usesUsdtTransferAbi } from '../../families/stablecoins.js'
import { fetchQuery } from '../../query/fetchQuery.js'
import type { Portico } from '../../runtime/Portico.js'
import type { CheckedSwap } from '../../store/slices/swap.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { withTimeout } from '../../utils/withTimeout.js'
import type { FlowAccount } from '../selectFlowAccount.js'

/** The allowance to approve. USDT and similar tokens require a reset to zero first (K-17). */
export function getApproval(token: string, allowance: bigint, units: bigint): bigint | undefined {
  if (allowance >= units) return undefined
  return allowance > 0n && usesUsdtTransferAbi(token) ? 0n : units
}

/** Milliseconds. Some wallets never respond to unknown methods. */
const patience = 3000

/** Whether the wallet supports atomic batches on this network (EIP-5792). */
export async function canBatch(portico: Portico, { account, network }: FlowAccount): Promise<boolean> {
  const capabilities = await withTimeout(() => fetchQuery(portico, capabilitiesQuery, account), {
    environment: portico.environment,
    milliseconds: patience,
    error: () => new PorticoError(walletTimeout),
  }).catch(() => undefined)
  const atomic = capabilities?.[String(network.id)]?.atomic
  return typeof atomic === 'object' && atomic !== null && 'status' in atomic && atomic.status === 'supported'
}

/** The id of an approval of the same allowance that is not confirmed yet. */
export function findPendingApproval(
  portico: Portico,
  owner: string,
  { from, approval }: CheckedSwap,
): string | undefined {
  if (approval === undefined) return undefined
  const own = listPending(portico).find(
    ({ kind, caipAddress, token, amount }) =>
      kind === 'approve' &&
      caipAddress === owner &&
      token.address === from.address &&
      parseUnits(amount, from.decimals) === approval,
  )
  return own?.id
}
