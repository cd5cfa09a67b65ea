import type { ConnectedAccount, Network } from '@portico/core'
import {
  abandonSwap,
  type CheckedSwap,
  checkSwap,
  confirmSwap,
  editSwap,
  editSwapShare,
  fillInSwap,
  findSwapProblem,
  getPriceImpact,
  getQueryKey,
  listSwapNetworks,
  listSwapTokens,
  type PendingSwap,
  readAmount,
  resetSwap,
  resumeSwap,
  reverseSwap,
  type SwapDraft,
  type SwapProblem,
  type SwapRefusal,
  type SwapState,
  type SwapToken,
  type SwapWish,
  selectKnowsHoldings,
  selectSwap,
  selectSwapPair,
  selectSwapper,
  showSwap,
  suggestedSwapSymbols,
  swapFeeQuery,
  swapPricesQuery,
  swapQuoteQuery,
  swapSlippage,
  swapTokensQuery,
  watchSwapPreview,
  watchSwapQuote,
} from '@portico/core/internal'
import { useEffect, useMemo, useRef } from 'react'
import { isSame, isSameList } from './internal/isSame.js'
import { useBrowserLayoutEffect } from './internal/useBrowserLayoutEffect.js'
import { usePorticoInstance, usePorticoStore } from './internal/usePorticoStore.js'
import { useSettled } from './internal/useSettled.js'
import { usePorticoBalance } from './usePorticoBalance.js'
import { usePorticoBalances } from './usePorticoBalances.js'
import { usePorticoQuery } from './usePorticoQuery.js'

export type SwapStatus = SwapState['status']

export interface UsePorticoSwapResult {
  /** The account that swaps and its network. Undefined if it cannot swap here. */
  readonly swapper: { readonly account: ConnectedAccount; readonly network: Network } | undefined
  /** The networks of the site on which the account could swap. */
  readonly networks: readonly Network[]
  /**
   * `submitted`: broadcast. `done`: confirmed by the chain. `unknown`: the wallet was asked and did not answer, so the
   * swap may have happened.
   */
  readonly status: SwapStatus
  /** A swap is being checked or approved, or the wallet is asked for it. */
  readonly isPending: boolean
  /** The id of the submitted swap, on EVM chains the transaction hash. */
  readonly data: string | undefined
  readonly error: unknown
  /** With status `failed`: what became of a transaction that was submitted. */
  readonly outcome: 'failed' | 'replaced' | undefined
  readonly draft: SwapDraft
  /** The tokens that can be swapped on the network, with the balances of the account. */
  readonly tokens: readonly SwapToken[]
  readonly suggestedTokens: readonly SwapToken[]
  readonly isLoadingTokens: boolean
  /** Set if the tokens could not be loaded. */
  readonly tokensError: unknown
  readonly refetchTokens: () => void
  readonly from: SwapToken | undefined
  readonly to: SwapToken | undefined
  /** The typed amount in the smallest unit of `from`. */
  readonly units: bigint | undefined
  /** The quote in the smallest unit of `to`. */
  readonly quote: bigint | undefined
  /** There is no quote yet, or the balances are still loading. */
  readonly isFetchingQuote: boolean
  /** A quote for the current draft is on its way. */
  readonly isQuoteStale: boolean
  /** Unix time in milliseconds at which the quote was fetched; it is refreshed every 10 seconds. */
  readonly quotedAt: number | undefined
  /** The estimated network fee in the smallest unit of the native coin; undefined if unknown. */
  readonly fee: bigint | undefined
  /** The native coin, with its price if known. */
  readonly feeToken: SwapToken | undefined
  /** The highest slippage in percent: that of the draft, else automatic. */
  readonly slippage: number
  /** Of `swap` or else the quote, in percent; undefined if a price is unknown. */
  readonly priceImpact: number | undefined
  /** The visitor has to accept the price impact first. */
  readonly isImpactGrave: boolean
  /** The first input that is missing or wrong. */
  readonly problem: SwapProblem | undefined
  /** Why there is no quote, or why `check` refused a complete draft. */
  readonly refusal: SwapRefusal | undefined
  readonly canCheck: boolean
  /**
   * The checked swap: what has to be shown, and exactly what `confirm` requests. `approval` is the allowance that is
   * requested first. While it is shown, its quote is refreshed.
   */
  readonly swap: CheckedSwap | undefined
  /** With status `unknown`: the swap that was requested. */
  readonly pending: PendingSwap | undefined
  readonly edit: (change: Partial<SwapDraft>) => void
  /** Fetches a new quote at once. */
  readonly refetchQuote: () => void
  /** Exchanges the two tokens. */
  readonly reverse: () => void
  /** Fills in the maximum amount. */
  readonly selectMax: () => Promise<void>
  /** Fills in a share of the balance in percent, rounded down. */
  readonly selectShare: (percent: number) => Promise<void>
  /** Fetches quote, allowance and fee. Resolves to whether there is a `swap` to show. */
  readonly check: () => Promise<boolean>
  /** Requests the approval or the swap from the wallet. Never rejects; the outcome is in `status`. */
  readonly confirm: () => Promise<void>
  /**
   * For the first render of a form, once the tokens are loaded: forgets a swap that was submitted, restores one whose
   * outcome is unknown, and otherwise fills in the initial values.
   */
  readonly start: (initial?: SwapWish) => void
  /** Stops waiting for a wallet that does not answer: the status is `unknown` then. */
  readonly abandon: () => void
  readonly reset: () => void
}

/** The debounce of quotes in milliseconds. */
const pause = 200
const suggestionsShown = 8
/** The price impact in percent from which the visitor has to accept it. */
export const graveImpact = 5

/** Swaps tokens: the draft of a form, its quotes and checks, and the requests to the wallet. */
export function usePorticoSwap(): UsePorticoSwapResult {
  const portico = usePorticoInstance('usePorticoSwap')
  const swapper = usePorticoStore(selectSwapper, isSame)
  const networks = usePorticoStore(listSwapNetworks, isSameList)
  const state = usePorticoStore(selectSwap)
  const tokens = usePorticoStore(listSwapTokens, isSameList)
  const { from, to } = usePorticoStore(selectSwapPair, isSamePair)
  const knowsHoldings = usePorticoStore(selectKnowsHoldings)
  const caipNetworkId = swapper?.network.caipNetworkId
  const listed = usePorticoQuery(swapTokensQuery, caipNetworkId && { caipNetworkId })
  usePorticoBalance()
  usePorticoBalances()
  const { draft, status } = state
  const units = from && readAmount({ amount: draft.amount, unit: 'token' }, from)
  const problem = findSwapProblem({ amount: draft.amount, from, to })
  // Insufficient funds are reported only once the balances are known.
  const isUnsure = problem === 'insufficientFunds' && !knowsHoldings
  const fee = usePorticoQuery(swapFeeQuery, caipNetworkId && { caipNetworkId })
  const quote = useQuote({ from, to, amount: draft.amount, units, problem })
  const isNew = state.status === 'checked' && !state.isShown
  // In a layout effect, with the paint: a click before it does not count as a confirmation of these terms.
  useBrowserLayoutEffect(() => {
    if (isNew) showSwap(portico)
  }, [portico, isNew])
  const isShown = status === 'checked'
  useEffect(() => {
    if (isShown) return watchSwapPreview(portico)
  }, [portico, isShown])
  const actions = useMemo(
    () => ({
      edit: (change: Partial<SwapDraft>) => void editSwap(portico, change),
      reverse: () => reverseSwap(portico),
      selectMax: () => editSwapShare(portico, 100),
      selectShare: (percent: number) => editSwapShare(portico, percent),
      check: () => checkSwap(portico),
      confirm: () => confirmSwap(portico),
      start(initial?: SwapWish) {
        const latest = selectSwap(portico.store.get()).status
        if (latest === 'submitted' || latest === 'done') resetSwap(portico)
        if (initial) fillInSwap(portico, initial)
        else resumeSwap(portico)
      },
      abandon: () => abandonSwap(portico),
      reset: () => void resetSwap(portico),
    }),
    [portico],
  )
  // The outcome is in the state.
  const { refetch } = listed
  const refetchTokens = useMemo(() => () => void refetch().catch(() => undefined), [refetch])
  const expected = quote.data ?? undefined
  const swap = 'swap' in state ? state.swap : undefined
  const offer = from && to && units !== undefined && expected !== undefined && { from, to, units, expected }
  const offered = swap ?? (offer || undefined)
  const priceImpact = offered && getPriceImpact(offered)
  return {
    ...actions,
    swapper,
    networks,
    status,
    isPending: status === 'checking' || status === 'confirming' || status === 'approving',
    data: status !== 'approving' && 'id' in state ? state.id : undefined,
    outcome: state.status === 'failed' && state.id !== undefined ? state.outcome : undefined,
    error: status === 'failed' ? state.error : undefined,
    draft,
    tokens,
    suggestedTokens: suggestedSwapSymbols
      .flatMap(symbol => tokens.find(token => token.symbol === symbol) ?? [])
      .slice(0, suggestionsShown),
    isLoadingTokens: listed.data === undefined && listed.status !== 'error',
    tokensError: listed.data === undefined && listed.status === 'error' ? listed.error : undefined,
    refetchTokens,
    from,
    to,
    units,
    quote: expected,
    isFetchingQuote: isUnsure || (quote.isFetching && quote.data === undefined),
    isQuoteStale: quote.isFetching || !quote.isSettled,
    refetchQuote: quote.refetchQuote,
    quotedAt: quote.dataUpdatedAt,
    fee: fee.data,
    feeToken: tokens.find(({ address }) => address === undefined),
    slippage: draft.slippage ?? swapSlippage,
    priceImpact,
    isImpactGrave: priceImpact !== undefined && priceImpact >= graveImpact,
    problem: isUnsure ? undefined : problem,
    refusal: status === 'draft' && state.refusal ? state.refusal : quote.refusal,
    canCheck: problem === undefined && expected !== undefined,
    swap,
    pending: status === 'unknown' ? state.open : undefined,
  }
}

interface Sale extends Pair {
  readonly amount: string
  readonly units: bigint | undefined
  readonly problem: SwapProblem | undefined
}

/** The quote of the debounced amount, refreshed while it is shown. */
function useQuote({ from, to, amount, units, problem }: Sale) {
  const portico = usePorticoInstance('usePorticoSwap')
  const caipNetworkId = usePorticoStore(state => selectSwapper(state)?.network.caipNetworkId)
  const address = usePorticoStore(state => selectSwapper(state)?.account.address)
  const pair =
    caipNetworkId && from && to && from !== to
      ? { caipNetworkId, from: from.address ?? '', to: to.address ?? '' }
      : undefined
  usePorticoQuery(swapPricesQuery, pair)
  const isSettled = useSettled(amount, pause) === amount
  const isAsked = isSettled && units !== undefined && units > 0n && problem !== 'sameToken'
  const question = pair && isAsked && address !== undefined ? { ...pair, units, address } : undefined
  const latestQuote = usePorticoQuery(swapQuoteQuery, question)
  const { data, isError, isFetching, refetch } = latestQuote
  const dataUpdatedAt = 'dataUpdatedAt' in latestQuote ? latestQuote.dataUpdatedAt : undefined
  // The outcome is in the state.
  const refetchQuote = useMemo(() => () => void refetch().catch(() => undefined), [refetch])
  const latest = useRef(question)
  useEffect(() => {
    latest.current = question
  })
  const asked = question && getQueryKey(swapQuoteQuery, question)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another watch
  useEffect(() => {
    if (latest.current) return watchSwapQuote(portico, latest.current)
  }, [portico, asked])
  const isUnavailable = question !== undefined && isError && data === undefined
  const refusal: SwapRefusal | undefined =
    question && data === null ? 'noQuote' : isUnavailable ? 'unavailable' : undefined
  return { data, dataUpdatedAt, isFetching, isSettled, refusal, refetchQuote }
}

type Pair = ReturnType<typeof selectSwapPair>

const isSamePair = (one: Pair, other: Pair) => isSame(one.from, other.from) && isSame(one.to, other.to)
