import { accountChanged, httpStatus, isPorticoError, PorticoError, walletTimeout } from '@portico/protocol'
import { capabilitiesQuery } from '../../connection/getCapabilities.js'
import { requireAbility } from '../../connection/requireAbility.js'
import { requireSigner } from '../../connection/requireSigner.js'
import { listPending } from '../../data/pendingTransactions.js'
import type { AccountParameters, Adapter } from '../../families/adapter/Adapter.js'
import { usesUsdtTransferAbi } from '../../families/stablecoins.js'
import type { SentTransfer } from '../../families/TransferMethods.js'
import { fetchQuery } from '../../query/fetchQuery.js'
import { pollWhileVisible } from '../../query/pollWhileVisible.js'
import type { Portico } from '../../runtime/Portico.js'
import { isSmartAccount } from '../../store/isSmartAccount.js'
import type { SendToken } from '../../store/SendToken.js'
import { selectQuery } from '../../store/slices/queries.js'
import {
  type CheckedSwap,
  initialSwap,
  type PendingSwap,
  type SwapDraft,
  type SwapProblem,
  type SwapRefusal,
  type SwapState,
} from '../../store/slices/swap.js'
import type { PorticoState } from '../../store/state.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { isOutcomeUnknown } from '../../utils/isOutcomeUnknown.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { withTimeout } from '../../utils/withTimeout.js'
import { defineFlow, type FlowRun, type NextState } from '../defineFlow.js'
import { definePending } from '../definePending.js'
import { type FlowAccount, selectSwapper } from '../selectFlowAccount.js'
import { readAmount } from '../send/readAmount.js'
import { canAfford, verifyToken } from '../send/sendTokens.js'
import { followTransactions } from '../transactions/followTransactions.js'
import { trackTransaction } from '../transactions/trackTransaction.js'
import { fetchGasPrice, findSwapService, toTokenId } from './findSwapService.js'
import {
  getLeast,
  isWorse,
  quoteInterval,
  type SwapQuestion,
  swapPricesQuery,
  swapQuoteQuery,
} from './swapQuotes.js'
import { listSwapTokens } from './swapTokens.js'

type Run = FlowRun<'swap', FlowAccount>

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
    submitted: [],
    failed: ['checking', 'confirming'],
    unknown: [],
  },
  locked: ['confirming', 'unknown'],
  over: ['submitted'],
  check,
  // Only what was shown can be signed.
  begin: state =>
    state.status === 'failed' || (state.status === 'checked' && state.isShown)
      ? { status: 'confirming', swap: state.swap }
      : undefined,
  confirm: run => (run.state.swap.approval === undefined ? exchange(run) : approve(run)),
  /** A swap with an unknown outcome is not offered for retry; an approval is: the allowance is read from the chain. */
  fail({ state: { swap }, account }, { error, isUnknown }) {
    if (!isUnknown) return { status: 'failed', swap, error }
    if (swap.approval !== undefined) return { status: 'draft', refusal: 'unsure' }
    return { status: 'unknown', open: toPending(account, swap) }
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
      return { error: message => ({ event: 'SWAP_APPROVAL_ERROR', properties: { ...properties, message } }) }
    return {
      begin: { event: 'INITIATE_SWAP', properties },
      success: () => ({ event: 'SWAP_SUCCESS', properties }),
      error: message => ({ event: 'SWAP_ERROR', properties: { ...properties, message } }),
    }
  },
  follow: (portico, state) => (state.status === 'approving' ? followApproval(portico, state) : undefined),
})

/** Requests with an unknown outcome, one per account. */
const pending = definePending('openSwaps', ({ caipAddress }) => caipAddress)

export const { select: selectSwap, move: moveSwap } = flow

/** The selected tokens, with prices where known. */
export function selectSwapPair(state: PorticoState): {
  readonly from: SendToken | undefined
  readonly to: SendToken | undefined
} {
  const { draft } = selectSwap(state)
  const tokens = listSwapTokens(state)
  const find = (address: string | undefined) => tokens.find(token => (token.address ?? '') === address)
  const from = find(draft.from ?? '')
  const to = draft.to === undefined ? undefined : find(draft.to)
  const network = selectSwapper(state)?.network
  if (!from || !to || !network) return { from, to }
  const pair = { caipNetworkId: network.caipNetworkId, from: from.address ?? '', to: to.address ?? '' }
  const prices = selectQuery(state, swapPricesQuery, pair).data
  const withPrice = (token: SendToken): SendToken => {
    const price = prices?.[token.address?.toLowerCase() ?? ''] ?? token.price
    return price !== undefined && price > 0 ? { ...token, price } : token
  }
  return { from: withPrice(from), to: withPrice(to) }
}

/** Changes the draft. A stored approval is dropped once the visitor edits another swap. */
export function editSwap(portico: Portico, change: Partial<SwapDraft>): void {
  const owner = selectSwapper(portico.store.get())?.account.caipAddress
  if (flow.edit(portico, change) && owner) pending.forget(portico, owner)
}

/** Exchanges the two tokens of the form. */
export function reverseSwap(portico: Portico): void {
  const { from = '', to } = selectSwap(portico.store.get()).draft
  if (to !== undefined) editSwap(portico, { from: to, to: from, amount: '' })
}

/** More gas than any swap needs, at a price that may double. */
const keptGas = 600_000n

/** Fills in the maximum amount: for the native coin, the balance minus the fee. */
export async function editSwapMax(portico: Portico): Promise<void> {
  const state = portico.store.get()
  const { from } = selectSwapPair(state)
  const network = selectSwapper(state)?.network
  if (!from || !network) return
  const { draft } = selectSwap(state)
  const all = parseUnits(from.balance, from.decimals) ?? 0n
  const kept =
    from.address === undefined ? keptGas * (await fetchGasPrice(portico, network.caipNetworkId)) : 0n
  // The draft has changed meanwhile.
  if (selectSwap(portico.store.get()).draft !== draft) return
  editSwap(portico, { amount: formatUnits(all > kept ? all - kept : 0n, from.decimals) })
}

/** Initial values of the form, by symbol. */
export interface SwapWish {
  readonly fromToken?: string | undefined
  readonly toToken?: string | undefined
  readonly amount?: string | undefined
}

/** Fills in the initial values; unknown tokens stay unselected. A swap with an unknown outcome comes first. */
export function fillInSwap(portico: Portico, { fromToken, toToken, amount }: SwapWish): void {
  resumeSwap(portico)
  if (selectSwap(portico.store.get()).status === 'unknown') return
  const tokens = listSwapTokens(portico.store.get())
  const find = (symbol: string | undefined) => {
    const token = tokens.find(each => each.symbol.toLowerCase() === symbol?.toLowerCase())
    return token && (token.address ?? '')
  }
  const [from, to] = [find(fromToken), find(toToken)]
  editSwap(portico, {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(amount !== undefined && { amount }),
  })
}

/** The first problem in the order of the form. */
export function findSwapProblem({
  amount,
  from,
  to,
}: {
  readonly amount: string
  readonly from: SendToken | undefined
  readonly to: SendToken | undefined
}): SwapProblem | undefined {
  if (!from || !to) return 'selectToken'
  if (from.address === to.address) return 'sameToken'
  if (!amount.trim()) return 'addAmount'
  const units = readAmount({ amount, unit: 'token' }, from)
  if (units === undefined || units <= 0n) return 'incorrectValue'
  return units > (parseUnits(from.balance, from.decimals) ?? 0n) ? 'insufficientFunds' : undefined
}

/** Refreshes the quote while the form is visible. */
export const watchSwapQuote = (portico: Portico, question: SwapQuestion): (() => void) =>
  pollWhileVisible(portico, {
    interval: quoteInterval,
    ask: () => fetchQuery(portico, swapQuoteQuery, question),
  })

/** Fetches quote, allowance and fee for the preview. */
export const checkSwap: (portico: Portico) => Promise<boolean> = flow.check

const swapGas = 150_000n

async function check(portico: Portico, swapper: FlowAccount): Promise<NextState<'swap'> | SwapRefusal> {
  const state = portico.store.get()
  const { from, to } = selectSwapPair(state)
  const { amount } = selectSwap(state).draft
  const units = from && readAmount({ amount, unit: 'token' }, from)
  if (!from || !to || units === undefined || findSwapProblem({ amount, from, to })) return 'unavailable'
  const { account, network } = swapper
  const { caipNetworkId } = network
  const signer = requireSigner(portico, account.namespace)
  const service = await findSwapService(portico, caipNetworkId)
  const [expected, allowance, gasPrice, given, got] = await Promise.all([
    fetchExpected(portico, swapper, { from, to, units }),
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
    least: getLeast(expected),
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

/** The allowance to approve. USDT and similar tokens require a reset to zero first (K-17). */
function getApproval(token: string, allowance: bigint, units: bigint): bigint | undefined {
  if (allowance >= units) return undefined
  return allowance > 0n && usesUsdtTransferAbi(token) ? 0n : units
}

/** Milliseconds. Some wallets never respond to unknown methods. */
const patience = 3000

/** Whether the wallet supports atomic batches on this network (EIP-5792). */
async function canBatch(portico: Portico, { account, network }: FlowAccount): Promise<boolean> {
  const capabilities = await withTimeout(() => fetchQuery(portico, capabilitiesQuery, account), {
    environment: portico.environment,
    milliseconds: patience,
    error: () => new PorticoError(walletTimeout),
  }).catch(() => undefined)
  const atomic = capabilities?.[String(network.id)]?.atomic
  return typeof atomic === 'object' && atomic !== null && 'status' in atomic && atomic.status === 'supported'
}

function findPendingApproval(
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

/** To be called when the preview is visible: only what was shown can be signed. */
export function showSwap(portico: Portico): void {
  const state = selectSwap(portico.store.get())
  if (state.status === 'checked' && !state.isShown) moveSwap(portico, { ...state, isShown: true })
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
  const again = { ...swap, expected, least: getLeast(expected), ...(isChanged && { isChanged }) }
  return { status: 'checked', swap: again }
}

/**
 * Requests the approval if the allowance is too low, otherwise the swap that was shown. The outcome is in the state;
 * never rejects.
 */
export const confirmSwap: (portico: Portico) => Promise<void> = flow.confirm

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
  const { from, to, units: amount, expected, least } = swap
  const now = await fetchExpected(portico, swapper, swap)
  if (now === null) return { status: 'draft', refusal: 'noQuote' }
  if (isWorse(now, expected)) return requote(swap, now)
  const service = await findSwapService(portico, swapper.network.caipNetworkId)
  const request = { ...toRequest(swapper, swap), owner }
  const call = await service.buildSwap({ ...request, expected }).catch(async (error: unknown) => {
    if (!isPorticoError(error, httpStatus) || error.context.status !== 400) throw error
    // The price has moved since, or the swap would fail at any price.
    const latest = await fetchExpected(portico, swapper, swap)
    if (latest === null || !isWorse(latest, expected)) throw error
    return requote(swap, latest)
  })
  if ('status' in call) return call
  const terms = { from: from.address, to: to.address, amount, least }
  const approval = swap.isBatch && (await service.buildApproval(request))
  const { id, mark } = await ask(run, (swaps, own) =>
    swaps.swap({ ...own, terms, call, ...(approval && { approval }) }),
  )
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

/** Asks the wallet. The request is stored until its outcome is known. */
async function ask(
  { portico, account: swapper, state: { swap }, markAsked }: Run,
  request: (swaps: NonNullable<Adapter['swaps']>, account: AccountParameters) => Promise<SentTransfer>,
): Promise<SentTransfer> {
  const { account, network } = swapper
  const [swaps, own] = requireAbility(portico, requireSigner(portico, account.namespace), 'swaps')
  // The preview was for this account and network.
  if (own.address !== account.address || own.network.caipNetworkId !== network.caipNetworkId)
    throw new PorticoError(accountChanged)
  markAsked()
  pending.keep(portico, toPending(swapper, swap))
  try {
    const sent = await request(swaps, own)
    if (swap.approval === undefined) pending.forget(portico, account.caipAddress)
    return sent
  } catch (error) {
    if (!isOutcomeUnknown(error)) pending.forget(portico, account.caipAddress)
    throw error
  }
}

const toPending = (
  { account: { caipAddress } }: FlowAccount,
  { from, to, amount, approval }: CheckedSwap,
): PendingSwap => ({
  caipAddress,
  step: approval === undefined ? 'swap' : 'approve',
  from: from.address ?? '',
  to: to.address ?? '',
  amount,
})

const toRequest = ({ network: { caipNetworkId } }: FlowAccount, { from, to, units }: CheckedSwap) => ({
  from: toTokenId(caipNetworkId, from.address),
  to: toTokenId(caipNetworkId, to.address),
  amount: units,
})

const toTracked = ({ address, symbol, name, decimals }: SendToken) => ({
  ...(address !== undefined && { address }),
  symbol,
  name,
  decimals,
})

const followInterval = 500

/** Waits for the approval. The allowance is then read from the chain: a token may accept one without effect. */
function followApproval(portico: Portico, state: Extract<SwapState, { status: 'approving' }>): () => void {
  const { environment, store } = portico
  async function checkAgain(): Promise<void> {
    // The draft of another account is kept.
    if (selectSwap(store.get()) !== state) return void moveSwap(portico, { status: 'draft' }, state)
    if (!(await checkSwap(portico))) return
    const after = selectSwap(store.get())
    // The approval succeeded but the allowance did not change.
    if (after.status === 'checked' && after.swap.approval === state.swap.approval)
      moveSwap(portico, { status: 'draft', refusal: 'notAllowed' })
  }
  followTransactions(portico)
  const wait = () => environment.setTimeout(look, followInterval)
  let timer = wait()
  function look(): void {
    if (listPending(portico).some(({ id }) => id === state.id)) timer = wait()
    else void checkAgain()
  }
  return () => environment.clearTimeout(timer)
}

/**
 * Resumes a swap after a reload. One that was waiting for its approval is filled in again; one that the wallet was
 * asked for may have happened, so the visitor has to check before another.
 */
export function resumeSwap(portico: Portico): void {
  const state = portico.store.get()
  const owner = selectSwapper(state)?.account.caipAddress
  const open = pending.find(portico, owner)
  const { status, draft: known } = selectSwap(state)
  if (!open || owner === undefined || status !== 'draft' || known.amount !== '') return
  const { from, to, amount } = open
  const draft = { from, to, amount }
  if (open.step === 'swap') flow.restore(portico, { owner, draft, status: 'unknown', open })
  else flow.edit(portico, draft)
}

/** Ends the flow, unless the wallet is being asked. */
export function resetSwap(portico: Portico): void {
  const { owner } = selectSwap(portico.store.get())
  if (flow.reset(portico) && owner !== undefined) pending.forget(portico, owner)
}
