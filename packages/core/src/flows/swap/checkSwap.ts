import { requireSigner } from '../../connection/requireSigner.js'
import { listPending } from '../../data/pendingTransactions.js'
import { usesUsdtTransferAbi } from '../../families/stablecoins.js'
import { fetchQuery } from '../../query/fetchQuery.js'
import type { Portico } from '../../runtime/Portico.js'
import type { CheckedSwap, SwapRefusal, SwapState } from '../../store/slices/swap.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { readAmount } from '../send/readAmount.js'
import { verifyToken } from '../send/sendTokens.js'
import { followTransactions } from '../transactions/followTransactions.js'
import type { TrackedTransaction } from '../transactions/TrackedTransaction.js'
import { canBatch } from './canBatch.js'
import { findSwapProblem } from './findSwapProblem.js'
import { fetchGasPrice, findSwapService, toTokenId } from './findSwapService.js'
import { moveSwap } from './moveSwap.js'
import { listSwapTokens, selectSwap, selectSwapPair } from './selectSwap.js'
import { selectSwapper } from './selectSwapper.js'
import { swapQuoteQuery } from './swapQueries.js'
import { getLeast } from './swapTerms.js'

const interval = 500
const swapGas = 150_000n

/**
 * Fetches quote, allowance and fee, and stores the result for the preview. Resolves to whether it may be shown; if
 * not, the state has the reason.
 */
export async function checkSwap(portico: Portico): Promise<boolean> {
  moveSwap(portico, { type: 'checkBegun' })
  const begun = selectSwap(portico.store.get())
  if (begun.status !== 'checking') return false
  const outcome = await check(portico).catch((error: unknown): SwapRefusal => {
    portico.environment.logger.debug('A swap could not be checked.', error)
    return 'unavailable'
  })
  if (!isStillShown(portico, begun)) return false
  if (typeof outcome === 'string') {
    moveSwap(portico, { type: 'refused', refusal: outcome })
    return false
  }
  const underWay = outcome.approval === undefined ? undefined : findApproval(portico, outcome)
  if (underWay) {
    // The approval is already pending, perhaps from an earlier page: it is not requested twice.
    moveSwap(portico, { type: 'approvalSent', id: underWay.id, swap: outcome })
    void waitForApproval(portico, underWay.id)
  } else moveSwap(portico, { type: 'checked', swap: outcome })
  return true
}

/** Whether the flow is still the visitor's current one. That of another account returns to its draft. */
function isStillShown(portico: Portico, begun: SwapState): boolean {
  const state = portico.store.get()
  if (state.swap !== begun) return false
  if (selectSwap(state) === begun) return true
  const { owner } = begun
  if (owner !== undefined) moveSwap(portico, { type: 'edited', owner, change: {} })
  return false
}

/**
 * Waits for the approval while the visitor waits. The allowance is then read from the chain: a token may accept an
 * approval without effect.
 */
export async function waitForApproval(portico: Portico, id: string): Promise<void> {
  const { environment, store } = portico
  const getState = () => {
    const state = store.get().swap
    return state.status === 'approving' && state.id === id ? state : undefined
  }
  followTransactions(portico)
  while (listPending(portico).some(each => each.id === id)) {
    if (!getState()) return
    await new Promise<void>(resolve => void environment.setTimeout(resolve, interval))
  }
  const waited = getState()
  const asked = waited?.swap.approval
  if (!waited || asked === undefined || !isStillShown(portico, waited)) return
  if (!(await checkSwap(portico))) return
  const after = selectSwap(store.get())
  // The approval succeeded but the allowance did not change.
  if (after.status === 'checked' && after.swap.approval === asked) {
    moveSwap(portico, { type: 'checkBegun' })
    moveSwap(portico, { type: 'refused', refusal: 'notAllowed' })
  }
}

async function check(portico: Portico): Promise<CheckedSwap | SwapRefusal> {
  const state = portico.store.get()
  const swapper = selectSwapper(state)
  const { from, to } = selectSwapPair(state)
  const { draft } = selectSwap(state)
  if (!swapper || !from || !to || findSwapProblem({ amount: draft.amount, from, to })) return 'unavailable'
  const { account, network } = swapper
  const { caipNetworkId } = network
  const units = readAmount({ amount: draft.amount, unit: 'token' }, from)
  if (units === undefined) return 'unavailable'
  const signer = requireSigner(portico, account.namespace)
  const service = await findSwapService(portico, caipNetworkId)
  const question = {
    caipNetworkId,
    from: from.address ?? '',
    to: to.address ?? '',
    units,
    address: account.address,
  }
  const [expected, allowance, gasPrice, given, got] = await Promise.all([
    fetchQuery(portico, swapQuoteQuery, question, { force: true }),
    from.address === undefined
      ? undefined
      : service.fetchAllowance(toTokenId(caipNetworkId, from.address), account.caipAddress),
    // Without it the wallet estimates the fee.
    fetchGasPrice(portico, caipNetworkId).catch(() => undefined),
    verifyToken(portico, signer, from),
    verifyToken(portico, signer, to),
  ])
  if (!given || !got) return 'tokenMismatch'
  if (expected === null) return 'noQuote'
  const fee = gasPrice === undefined ? undefined : gasPrice * swapGas
  if (!canPay(portico, fee ?? 0n, from.address === undefined ? units : 0n)) return 'feeMissing'
  const approval = allowance === undefined ? undefined : getApproval(from.address ?? '', allowance, units)
  const isBatch = approval === units && (await canBatch(portico, swapper))
  return {
    from: given,
    to: got,
    units,
    amount: formatUnits(units, from.decimals),
    expected,
    least: getLeast(expected),
    ...(isBatch ? { isBatch } : { approval }),
    fee,
  }
}

/** The allowance to approve. USDT and similar tokens require a reset to zero first (K-17). */
function getApproval(token: string, allowance: bigint, units: bigint): bigint | undefined {
  if (allowance >= units) return undefined
  return allowance > 0n && usesUsdtTransferAbi(token) ? 0n : units
}

function findApproval(portico: Portico, { from, approval }: CheckedSwap): TrackedTransaction | undefined {
  const owner = selectSwapper(portico.store.get())?.account.caipAddress
  return listPending(portico).find(
    ({ kind, caipAddress, token, amount }) =>
      kind === 'approve' &&
      caipAddress === owner &&
      token.address === from.address &&
      parseUnits(amount, from.decimals) === approval,
  )
}

function canPay(portico: Portico, fee: bigint, spent: bigint): boolean {
  const coin = listSwapTokens(portico.store.get()).find(({ address }) => address === undefined)
  // An unknown balance is left to the wallet.
  if (!coin) return true
  return (parseUnits(coin.balance, coin.decimals) ?? 0n) >= fee + spent
}
