import { accountChanged, httpStatus, isPorticoError, PorticoError } from '@portico/protocol'
import { requireAbility } from '../../connection/requireAbility.js'
import { requireSigner, type Signer } from '../../connection/requireSigner.js'
import type { SwapProperties } from '../../events/Events.js'
import { trackEvent } from '../../events/trackEvent.js'
import type { AccountParameters, Adapter } from '../../families/adapter/Adapter.js'
import type { SentTransfer } from '../../families/TransferMethods.js'
import { fetchQuery } from '../../query/fetchQuery.js'
import type { Portico } from '../../runtime/Portico.js'
import { isSmartAccount } from '../../store/isSmartAccount.js'
import type { CheckedSwap, SwapEvent, SwapState } from '../../store/slices/swap.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { isOutcomeUnknown } from '../../utils/isOutcomeUnknown.js'
import { normaliseError } from '../../utils/normaliseError.js'
import type { FlowAccount as Sender } from '../selectFlowAccount.js'
import type { TrackedToken } from '../transactions/TrackedTransaction.js'
import { trackTransaction } from '../transactions/trackTransaction.js'
import { waitForApproval } from './checkSwap.js'
import { findSwapService, toTokenId } from './findSwapService.js'
import { moveSwap } from './moveSwap.js'
import { forgetOpenSwap, keepOpenSwap } from './openSwap.js'
import type { PendingSwap } from './PendingSwap.js'
import type { SwapToken } from './SwapToken.js'
import { selectSwap } from './selectSwap.js'
import { selectSwapper } from './selectSwapper.js'
import { swapQuoteQuery } from './swapQueries.js'
import { getLeast, isWorse } from './swapTerms.js'

/**
 * Requests the approval if the allowance is too low, otherwise the swap that was shown. The outcome is in the state;
 * never rejects.
 */
export async function confirmSwap(portico: Portico): Promise<void> {
  const before = selectSwap(portico.store.get())
  moveSwap(portico, { type: 'confirmed' })
  const state = selectSwap(portico.store.get())
  const swapper = selectSwapper(portico.store.get())
  if (state === before || state.status !== 'asking' || !swapper) return
  const { swap } = state
  const properties = describe(swapper, swap)
  const isApproval = swap.approval !== undefined
  if (!isApproval) trackEvent(portico, { event: 'INITIATE_SWAP', properties })
  let isAsked = false
  const ask: Ask = async request => {
    const [swaps, account] = requireAbility(portico, requireSwapper(portico, swapper), 'swaps')
    isAsked = true
    return askWallet(portico, swapper, swap, () => request(swaps, account))
  }
  try {
    if (isApproval) await approve(portico, swapper, state, ask)
    else await exchange(portico, swapper, state, ask)
  } catch (error) {
    const { message } = normaliseError(error, 'swap')
    const event = isApproval ? 'SWAP_APPROVAL_ERROR' : 'SWAP_ERROR'
    trackEvent(portico, { event, properties: { ...properties, message } })
    const isUnknown = isAsked && isOutcomeUnknown(error)
    moveSwap(portico, isUnknown ? toDoubt(toOpen(swapper, swap)) : { type: 'failed', error }, state)
  }
}

/**
 * A swap with an unknown outcome is not offered for retry; an approval is, because the allowance is read from the
 * chain.
 */
function toDoubt(open: PendingSwap): SwapEvent {
  return open.step === 'swap' ? { type: 'doubted', open } : { type: 'refused', refusal: 'unsure' }
}

function toOpen({ account }: Sender, { from, to, amount, approval }: CheckedSwap): PendingSwap {
  return {
    caipAddress: account.caipAddress,
    step: approval === undefined ? 'swap' : 'approve',
    from: from.address ?? '',
    to: to.address ?? '',
    amount,
  }
}

type Asking = Extract<SwapState, { readonly status: 'asking' }>

type Ask = (
  request: (swaps: NonNullable<Adapter['swaps']>, account: AccountParameters) => Promise<SentTransfer>,
) => Promise<SentTransfer>

async function approve(portico: Portico, swapper: Sender, asking: Asking, ask: Ask): Promise<void> {
  const { swap } = asking
  const { caipAddress } = swapper.account
  const { approval: amount = swap.units, from } = swap
  const token = from.address ?? ''
  const service = await findSwapService(portico, swapper.network.caipNetworkId)
  const call = await service.buildApproval({ ...toRequest(swapper, swap), amount, owner: caipAddress })
  const { id, mark } = await ask((swaps, account) => swaps.approveSwap({ ...account, token, amount, call }))
  trackTransaction(portico, {
    id,
    mark,
    kind: 'approve',
    caipAddress,
    receiver: token,
    amount: formatUnits(amount, from.decimals),
    token: toTracked(from),
  })
  moveSwap(portico, { type: 'approvalSent', id, swap }, asking)
  void waitForApproval(portico, id)
}

async function exchange(portico: Portico, swapper: Sender, asking: Asking, ask: Ask): Promise<void> {
  const { swap } = asking
  const { account, network } = swapper
  const { from, to, units, expected, least } = swap
  const now = await requote(portico, swapper, swap)
  if (now === null) return moveSwap(portico, { type: 'refused', refusal: 'noQuote' }, asking)
  if (isWorse(now, expected)) return showAgain(portico, asking, now)
  const service = await findSwapService(portico, network.caipNetworkId)
  const request = { ...toRequest(swapper, swap), owner: account.caipAddress, expected }
  const call = await service.buildSwap(request).catch(async (error: unknown) => {
    if (!isPorticoError(error, httpStatus) || error.context.status !== 400) throw error
    // The price has moved since, or the swap would fail at any price.
    const latest = await requote(portico, swapper, swap)
    if (latest === null || !isWorse(latest, expected)) throw error
    showAgain(portico, asking, latest)
  })
  if (!call) return
  const terms = { from: from.address, to: to.address, amount: units, least }
  const approval =
    swap.isBatch && (await service.buildApproval({ ...toRequest(swapper, swap), owner: account.caipAddress }))
  const parameters = { terms, call, ...(approval && { approval }) }
  const { id, mark } = await ask((swaps, own) => swaps.swap({ ...own, ...parameters }))
  trackTransaction(portico, {
    id,
    mark,
    kind: 'trade',
    caipAddress: account.caipAddress,
    receiver: call.to,
    amount: swap.amount,
    token: toTracked(from),
    received: { amount: formatUnits(expected, to.decimals), token: toTracked(to) },
  })
  trackEvent(portico, { event: 'SWAP_SUCCESS', properties: describe(swapper, swap) })
  moveSwap(portico, { type: 'sent', id }, asking)
}

/** The preview was for this account and network. */
function requireSwapper(portico: Portico, { account, network }: Sender): Signer {
  const signer = requireSigner(portico, account.namespace)
  if (signer.address !== account.address || signer.network.caipNetworkId !== network.caipNetworkId)
    throw new PorticoError(accountChanged)
  return signer
}

/** Asks the wallet. The request is stored until its outcome is known. */
async function askWallet(
  portico: Portico,
  { account, network }: Sender,
  swap: CheckedSwap,
  request: () => Promise<SentTransfer>,
): Promise<SentTransfer> {
  keepOpenSwap(portico, toOpen({ account, network }, swap))
  try {
    const sent = await request()
    if (swap.approval === undefined) forgetOpenSwap(portico, account.caipAddress)
    return sent
  } catch (error) {
    if (!isOutcomeUnknown(error)) forgetOpenSwap(portico, account.caipAddress)
    throw error
  }
}

const requote = (
  portico: Portico,
  { account, network }: Sender,
  { from, to, units }: CheckedSwap,
  force = true,
) =>
  fetchQuery(
    portico,
    swapQuoteQuery,
    {
      caipNetworkId: network.caipNetworkId,
      from: from.address ?? '',
      to: to.address ?? '',
      units,
      address: account.address,
    },
    { force },
  )

function showAgain(
  portico: Portico,
  shown: Extract<SwapState, { readonly status: 'asking' | 'previewed' }>,
  expected: bigint,
): void {
  const { swap } = shown
  const isChanged = isWorse(expected, swap.expected)
  const again = { ...swap, expected, least: getLeast(expected), ...(isChanged && { isChanged }) }
  moveSwap(portico, { type: 'requoted', swap: again }, shown)
}

/** Refreshes the quote of a visible preview. On failure the shown one stays. */
export async function refreshSwap(portico: Portico): Promise<void> {
  const state = selectSwap(portico.store.get())
  const swapper = selectSwapper(portico.store.get())
  if (state.status !== 'previewed' || !swapper) return
  const now = await requote(portico, swapper, state.swap, false)
  if (selectSwap(portico.store.get()) !== state || now === state.swap.expected) return
  if (now !== null) showAgain(portico, state, now)
}

const toRequest = ({ network: { caipNetworkId } }: Sender, { from, to, units }: CheckedSwap) => ({
  from: toTokenId(caipNetworkId, from.address),
  to: toTokenId(caipNetworkId, to.address),
  amount: units,
})

const toTracked = ({ address, symbol, name, decimals }: SwapToken): TrackedToken => ({
  ...(address !== undefined && { address }),
  symbol,
  name,
  decimals,
})

/** Event properties of a swap, without addresses. */
function describe({ account, network }: Sender, { from, to, amount, expected }: CheckedSwap): SwapProperties {
  return {
    isSmartAccount: isSmartAccount(account),
    network: network.caipNetworkId,
    swapFromToken: from.symbol,
    swapToToken: to.symbol,
    swapFromAmount: amount,
    swapToAmount: formatUnits(expected, to.decimals),
  }
}
