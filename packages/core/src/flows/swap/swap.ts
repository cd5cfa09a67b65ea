import { accountChanged, httpStatus, isPorticoError, PorticoError } from '@portico/protocol'
import { requireAbility } from '../../connection/requireAbility.js'
import { requireSigner } from '../../connection/requireSigner.js'
import type { AccountParameters, Adapter } from '../../families/adapter/Adapter.js'
import type { SentTransfer } from '../../families/TransferMethods.js'
import { fetchQuery } from '../../query/fetchQuery.js'
import { pollWhileVisible } from '../../query/pollWhileVisible.js'
import type { Portico } from '../../runtime/Portico.js'
import { isSmartAccount } from '../../store/isSmartAccount.js'
import type { SendToken } from '../../store/SendToken.js'
import { type CheckedSwap, initialSwap, type SwapRefusal } from '../../store/slices/swap.js'
import type { PorticoState } from '../../store/state.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { defineFlow, type FlowRun, type NextState, type StateOf } from '../defineFlow.js'
import { definePending } from '../definePending.js'
import { type FlowAccount, selectSwapper } from '../selectFlowAccount.js'
import { readAmount } from '../send/readAmount.js'
import { canAfford, verifyToken } from '../send/sendTokens.js'
import { trackTransaction } from '../transactions/trackTransaction.js'
import { watchTransaction } from '../transactions/watchTransaction.js'
import { findSwapPair, findSwapProblem, type SwapPairTokens } from './findSwapPair.js'
import { findSwapService, toTokenId } from './findSwapService.js'
import { canBatch, findPendingApproval, getApproval } from './getApproval.js'
import { getLeast, isWorse, quoteInterval, swapFeeQuery, swapQuoteQuery, swapSlippage } from './swapQuotes.js'
import { listSwapTokens } from './swapTokens.js'

type Run = FlowRun<'swap', FlowAccount>

/** Requests with an unknown outcome, one per account. */
const list = definePending('openSwaps', ({ caipAddress }) => caipAddress)

const flow = defineFlow<'swap', FlowAccount>({
  slice: 'swap',
  initial: initialSwap,
  selectAccount: selectSwapper,
  steps: {
    draft: ['checking'],
    checking: ['checking', 'draft', 'checked', 'approving'],
    checked: ['checking', 'checked', 'confirming', 'draft'],
    // Asked for the approval if `swap.approval` is set, otherwise for the swap.
    confirming: ['approving', 'checked', 'draft', 'submitted', 'failed', 'unknown'],
    approving: ['checking', 'draft'],
    submitted: ['done', 'failed'],
    done: [],
    failed: ['checking', 'confirming'],
    unknown: [],
  },
  locked: ['confirming', 'unknown'],
  over: ['submitted', 'done'],
  check,
  // Only what was shown can be signed, and nothing twice that was broadcast.
  begin: state =>
    (state.status === 'failed' && state.id === undefined) || (state.status === 'checked' && state.isShown)
      ? { status: 'confirming', swap: state.swap }
      : undefined,
  confirm: run => (run.state.swap.approval === undefined ? exchange(run) : approve(run)),
  /** A swap with an unknown outcome is not offered for retry; an approval is: the allowance is read from the chain. */
  fail: ({ state: { swap } }, { isUnknown }) =>
    isUnknown && swap.approval !== undefined ? { status: 'draft', refusal: 'unsure' } : undefined,
  pending: {
    list,
    toOpen: ({ account: { account }, state: { swap } }) => ({
      caipAddress: account.caipAddress,
      step: swap.approval === undefined ? 'swap' : 'approve',
      from: swap.from.address ?? '',
      to: swap.to.address ?? '',
      amount: swap.amount,
    }),
    isRepeatable: ({ step }) => step === 'approve',
  },
  /** Without addresses. */
  describe({ swap }, { account, network }) {
    const properties = {
      isSmartAccount: isSmartAccount(account),
      network: network.caipNetworkId,
      swapFromToken: swap.from.symbol,
      swapToToken: swap.to.symbol,
      swapFromAmount: swap.amount,
      swapToAmount: formatUnits(swap.expected, swap.to.decimals),
    }
    if (swap.approval !== undefined)
      return {
        error: failure => ({ event: 'SWAP_APPROVAL_ERROR', properties: { ...properties, ...failure } }),
      }
    return {
      begin: { event: 'INITIATE_SWAP', properties },
      success: () => ({ event: 'SWAP_SUCCESS', properties }),
      error: failure => ({ event: 'SWAP_ERROR', properties: { ...properties, ...failure } }),
    }
  },
  follow(portico, state) {
    if (state.status === 'approving')
      return watchTransaction(portico, state.id, () => void checkAfterApproval(portico, state))
    if (state.status !== 'submitted') return undefined
    const { swap, id } = state
    return watchTransaction(portico, id, outcome => {
      if (outcome === 'confirmed') moveSwap(portico, { status: 'done', swap, id }, state)
      else if (outcome) moveSwap(portico, { status: 'failed', swap, id, outcome }, state)
    })
  },
})

export const {
  select: selectSwap,
  move: moveSwap,
  /** Changes the draft. A stored approval is dropped once the visitor edits another swap. */
  edit: editSwap,
  /** Fetches quote, allowance and fee for the preview. */
  check: checkSwap,
  show: showSwap,
  /**
   * Requests the approval if the allowance is too low, otherwise the swap that was shown. The outcome is in the state;
   * never rejects.
   */
  confirm: confirmSwap,
  resume: resumeOpenSwap,
  /** Stops waiting for the wallet. */
  abandon: abandonSwap,
  /** Ends the flow, unless the wallet is being asked. */
  reset: resetSwap,
} = flow

/** The selected tokens, with prices where known. */
export const selectSwapPair = (state: PorticoState): SwapPairTokens =>
  findSwapPair(state, selectSwap(state).draft)

async function check(portico: Portico, swapper: FlowAccount): Promise<NextState<'swap'> | SwapRefusal> {
  const state = portico.store.get()
  const { from, to } = selectSwapPair(state)
  const { amount, slippage = swapSlippage } = selectSwap(state).draft
  const units = from && readAmount({ amount, unit: 'token' }, from)
  if (!from || !to || units === undefined || findSwapProblem({ amount, from, to })) return 'unavailable'
  const { account, network } = swapper
  const { caipNetworkId } = network
  const signer = requireSigner(portico, account.namespace)
  const service = await findSwapService(portico, caipNetworkId)
  const [expected, allowance, fee, given, got] = await Promise.all([
    fetchExpected(portico, swapper, { from, to, units }),
    from.address === undefined
      ? undefined
      : service.fetchAllowance(toTokenId(caipNetworkId, from.address), account.caipAddress),
    // Without it the wallet estimates the fee.
    fetchQuery(portico, swapFeeQuery, { caipNetworkId }).catch(() => undefined),
    verifyToken(portico, signer, from),
    verifyToken(portico, signer, to),
  ])
  if (!given || !got) return 'tokenMismatch'
  if (expected === null) return 'noQuote'
  const spent = from.address === undefined ? units : 0n
  if (!canAfford(listSwapTokens(portico.store.get()), (fee ?? 0n) + spent)) return 'feeMissing'
  const approval = allowance === undefined ? undefined : getApproval(from.address ?? '', allowance, units)
  const isBatch = approval === units && (await canBatch(portico, swapper))
  const swap: CheckedSwap = {
    from: given,
    to: got,
    units,
    amount: formatUnits(units, from.decimals),
    expected,
    slippage,
    least: getLeast(expected, slippage),
    ...(isBatch ? { isBatch } : { approval }),
    fee,
  }
  const id = findPendingApproval(portico, account.caipAddress, swap)
  // An approval that is already pending, perhaps from an earlier page, is not requested twice.
  return id === undefined ? { status: 'checked', swap } : { status: 'approving', swap, id }
}

const fetchExpected = (
  portico: Portico,
  { account, network }: FlowAccount,
  { from, to, units }: Pick<CheckedSwap, 'from' | 'to' | 'units'>,
  force = true,
) => {
  const pair = { from: from.address ?? '', to: to.address ?? '', units }
  const question = { ...pair, caipNetworkId: network.caipNetworkId, address: account.address }
  return fetchQuery(portico, swapQuoteQuery, question, { force })
}

/** Refreshes the preview while it is visible. On failure the shown quote stays. */
export const watchSwapPreview = (portico: Portico): (() => void) =>
  pollWhileVisible(portico, {
    interval: quoteInterval,
    async ask() {
      const state = selectSwap(portico.store.get())
      const swapper = selectSwapper(portico.store.get())
      if (state.status !== 'checked' || !state.isShown || !swapper) return
      const now = await fetchExpected(portico, swapper, state.swap, false)
      if (now !== null && now !== state.swap.expected) moveSwap(portico, requote(state.swap, now), state)
    },
  })

/** The quote differs from the one shown, so it has to be shown again. */
function requote(swap: CheckedSwap, expected: bigint): NextState<'swap'> {
  const isChanged = isWorse(expected, swap.expected)
  const least = getLeast(expected, swap.slippage)
  const again = { ...swap, expected, least, ...(isChanged && { isChanged }) }
  return { status: 'checked', swap: again }
}

async function approve(run: Run): Promise<NextState<'swap'>> {
  const { portico, account: swapper, state } = run
  const { caipAddress } = swapper.account
  const { approval: amount = state.swap.units, from } = state.swap
  const token = from.address ?? ''
  const service = await findSwapService(portico, swapper.network.caipNetworkId)
  const call = await service.buildApproval({
    ...toRequest(swapper, state.swap),
    amount,
    owner: caipAddress,
  })
  const { id, mark } = await ask(run, (swaps, own) => swaps.approveSwap({ ...own, token, amount, call }))
  trackTransaction(portico, {
    id,
    mark,
    kind: 'approve',
    caipAddress,
    receiver: token,
    amount: formatUnits(amount, from.decimals),
    token: toTracked(from),
  })
  return { status: 'approving', swap: state.swap, id }
}

async function exchange(run: Run): Promise<NextState<'swap'>> {
  const { portico, account: swapper, state } = run
  const { swap } = state
  const { caipAddress: owner } = swapper.account
  const { from, to, units: amount, expected, slippage, least } = swap
  const now = await fetchExpected(portico, swapper, swap)
  if (now === null) return { status: 'draft', refusal: 'noQuote' }
  if (isWorse(now, expected)) return requote(swap, now)
  const service = await findSwapService(portico, swapper.network.caipNetworkId)
  const request = { ...toRequest(swapper, swap), owner }
  const call = await service.buildSwap({ ...request, expected, slippage }).catch(async (error: unknown) => {
    if (!isPorticoError(error, httpStatus) || error.context.status !== 400) throw error
    // The price has moved since, or the swap would fail at any price.
    const latest = await fetchExpected(portico, swapper, swap)
    if (latest === null || !isWorse(latest, expected)) throw error
    return requote(swap, latest)
  })
  if ('status' in call) return call
  const terms = { from: from.address, to: to.address, amount, least }
  const approval = swap.isBatch && (await service.buildApproval(request))
  const { id, mark } = await ask(run, (swaps, own) => swaps.swap({ ...own, terms, call, approval }))
  trackTransaction(portico, {
    id,
    mark,
    kind: 'trade',
    caipAddress: owner,
    receiver: call.to,
    amount: swap.amount,
    token: toTracked(from),
    received: { amount: formatUnits(expected, to.decimals), token: toTracked(to) },
  })
  return { status: 'submitted', swap, id }
}

/** Asks the wallet that the preview was for. */
async function ask(
  { portico, account: { account, network }, markAsked }: Run,
  request: (swaps: NonNullable<Adapter['swaps']>, account: AccountParameters) => Promise<SentTransfer>,
): Promise<SentTransfer> {
  const [swaps, own] = requireAbility(portico, requireSigner(portico, account.namespace), 'swaps')
  if (own.address !== account.address || own.network.caipNetworkId !== network.caipNetworkId)
    throw new PorticoError(accountChanged)
  markAsked()
  return request(swaps, own)
}

const toRequest = ({ network: { caipNetworkId } }: FlowAccount, { from, to, units }: CheckedSwap) => ({
  from: toTokenId(caipNetworkId, from.address),
  to: toTokenId(caipNetworkId, to.address),
  amount: units,
})

const toTracked = ({ address, symbol, name, decimals }: SendToken) => ({
  address,
  symbol,
  name,
  decimals,
})

/** The allowance is read from the chain, because a token may accept an approval without effect. */
async function checkAfterApproval(portico: Portico, state: StateOf<'swap', 'approving'>): Promise<void> {
  const { store } = portico
  // The draft of another account is kept.
  if (selectSwap(store.get()) !== state) return void moveSwap(portico, { status: 'draft' }, state)
  if (!(await checkSwap(portico))) return
  const after = selectSwap(store.get())
  // The approval succeeded but the allowance did not change.
  if (after.status === 'checked' && after.swap.approval === state.swap.approval)
    moveSwap(portico, { status: 'draft', refusal: 'notAllowed' })
}
