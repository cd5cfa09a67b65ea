import { type Network, selectNetwork } from '@portico/core'
import {
  checkSwap,
  fillInSwap,
  findSwapProblem,
  getPriceImpact,
  getQueryKey,
  listSwapNetworks,
  readAmount,
  resetSwap,
  resumeSwap,
  reverseSwap,
  selectKnowsHoldings,
  selectSwap,
  selectSwapPair,
  selectSwapper,
  swapPricesQuery,
  swapQuoteQuery,
  swapTokensQuery,
  watchSwapQuote,
} from '@portico/core/internal'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useSettled } from '../../hooks/internal/useSettled.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { usePorticoBalance } from '../../hooks/usePorticoBalance.js'
import { usePorticoBalances } from '../../hooks/usePorticoBalances.js'
import { usePorticoQuery } from '../../hooks/usePorticoQuery.js'
import { Button } from '../../ui/Button/Button.js'
import { IconButton } from '../../ui/IconButton/IconButton.js'
import { SwapIcon } from '../../ui/icons/SwapIcon.js'
import { ViewSkeleton } from '../../ui/Skeleton/ViewSkeleton.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { EmptyState } from '../../ui/StateMessage/EmptyState.js'
import { ErrorState } from '../../ui/StateMessage/ErrorState.js'
import { Text } from '../../ui/Text/Text.js'
import { useStyles } from '../../ui/useStyles.js'
import { NetworkRows } from '../parts/networks/NetworkRows.js'
import { useNetworkChoice } from '../parts/networks/useNetworkChoice.js'
import { useNetworkList } from '../parts/networks/useNetworkList.js'
import type { ViewProps } from '../ViewProps.js'
import { walletSendStyles } from '../walletSend/WalletSendView.css.js'
import { isSamePair } from './isSamePair.js'
import { GetBox, GiveBox } from './SwapBoxes.js'
import { SwapFacts } from './SwapFacts.js'
import { SwapInterrupted } from './SwapInterrupted.js'
import { swapStyles } from './SwapView.css.js'
import { swapStrings } from './strings.js'

/** The debounce of quotes in milliseconds. */
const pause = 200

/** The swap form (V-01). */
export function SwapView({ route }: ViewProps<'Swap'>) {
  useStyles(walletSendStyles)
  useStyles(swapStyles)
  const words = useStrings(swapStrings)
  const { format, messages } = useMessages()
  const swapper = usePorticoStore(
    selectSwapper,
    (one, other) => one?.account === other?.account && one?.network === other?.network,
  )
  const network = usePorticoStore(state => selectNetwork(state))
  const caipNetworkId = swapper?.network.caipNetworkId
  const { data, status, refetch } = usePorticoQuery(swapTokensQuery, caipNetworkId && { caipNetworkId })
  usePorticoBalance()
  usePorticoBalances()
  if (!swapper) return <Elsewhere />
  if (data === undefined && status === 'error')
    return (
      <ErrorState
        title={words.loadFailed}
        onRetry={() => void refetch().catch(() => undefined)}
        retryLabel={words.retry}
      />
    )
  if (data === undefined) return <ViewSkeleton parts={[108, 108, 72]} label={messages.modal.loading} />
  if (data.length === 0)
    return (
      <EmptyState
        title={words.cannot}
        description={format(words.cannotText, { network: network?.name ?? '' })}
        picture="network"
      />
    )
  return <SwapForm network={swapper.network} address={swapper.account.address} route={route} />
}

/** The active network has no swaps: offers those of the site's networks that have them (W-33). */
function Elsewhere() {
  const words = useStrings(swapStrings)
  const { format } = useMessages()
  const network = usePorticoStore(state => selectNetwork(state))
  const able = usePorticoStore(
    listSwapNetworks,
    (one, other) => one.length === other.length && one.every((each, index) => each === other[index]),
  )
  const { networks, testnets } = useNetworkList()
  const choice = useNetworkChoice()
  const rows = [...networks, ...testnets].filter(
    row => !row.unavailable && able.some(({ caipNetworkId }) => caipNetworkId === row.network.caipNetworkId),
  )
  if (rows.length === 0)
    return (
      <EmptyState
        title={words.cannot}
        description={format(words.cannotText, { network: network?.name ?? '' })}
        picture="network"
      />
    )
  return (
    <ViewBody>
      <EmptyState title={words.elsewhere} description={words.elsewhereText} picture="network" />
      <NetworkRows rows={rows} choice={choice} />
    </ViewBody>
  )
}

interface SwapFormProps extends Pick<ViewProps<'Swap'>, 'route'> {
  readonly network: Network
  readonly address: string
}

function SwapForm({ network, address, route }: SwapFormProps) {
  const portico = usePorticoInstance('SwapView')
  const { format } = useMessages()
  const words = useStrings(swapStrings)
  const { push } = useNavigation()
  const state = usePorticoStore(selectSwap)
  const { from, to } = usePorticoStore(selectSwapPair, isSamePair)
  const knowsHoldings = usePorticoStore(selectKnowsHoldings)
  const { draft, status } = state
  const { caipNetworkId } = network
  // The parameters of the page apply once. A pending swap of an earlier visit takes precedence.
  const wish = useRef<typeof route | undefined>(route)
  useEffect(() => {
    if (selectSwap(portico.store.get()).status === 'submitted') resetSwap(portico)
    const { fromToken, toToken, amount } = wish.current ?? {}
    wish.current = undefined
    if (fromToken !== undefined || toToken !== undefined || amount !== undefined)
      fillInSwap(portico, { fromToken, toToken, amount })
    else resumeSwap(portico)
  }, [portico])
  const problem = findSwapProblem({ amount: draft.amount, from, to })
  const units = from && readAmount({ amount: draft.amount, unit: 'token' }, from)
  const pair =
    from && to && from !== to ? { caipNetworkId, from: from.address ?? '', to: to.address ?? '' } : undefined
  usePorticoQuery(swapPricesQuery, pair)
  const settled = useSettled(draft.amount, pause)
  const isAsked = units !== undefined && units > 0n && settled === draft.amount
  const question = pair && isAsked && problem !== 'sameToken' ? { ...pair, units, address } : undefined
  const quote = usePorticoQuery(swapQuoteQuery, question)
  const latest = useRef(question)
  useEffect(() => {
    latest.current = question
  })
  const asked = question && getQueryKey(swapQuoteQuery, question)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another watch
  useEffect(() => {
    if (latest.current) return watchSwapQuote(portico, latest.current)
  }, [portico, asked])
  if (state.status === 'unknown') return <SwapInterrupted open={state.open} />
  const expected = quote.data ?? undefined
  const isLooking = quote.isLoading
  const refusal =
    state.status === 'draft' && state.refusal
      ? state.refusal
      : question && quote.data === null
        ? 'noQuote'
        : question && quote.status === 'error' && quote.data === undefined
          ? 'unavailable'
          : undefined
  const isChecking = status === 'checking'
  // Insufficient funds are reported only once the balances are known.
  const isOpen = problem === 'insufficientFunds' && !knowsHoldings
  const symbol = refusal === 'feeMissing' ? network.nativeCurrency.symbol : (from?.symbol ?? '')
  const review = async () => {
    if (await checkSwap(portico)) push('SwapPreview')
  }
  return (
    <ViewBody
      footer={
        <Button
          variant="primary"
          size="lg"
          fullWidth
          disabled={problem !== undefined || expected === undefined}
          loading={isChecking}
          onClick={review}
          data-testid="swap-review"
        >
          {problem && !isOpen
            ? format(words.problems[problem], { symbol: from?.symbol ?? '' })
            : isChecking
              ? words.checking
              : isLooking || isOpen
                ? words.asking
                : words.review}
        </Button>
      }
    >
      <div className="swap-pair">
        <GiveBox
          token={from}
          amount={draft.amount}
          units={units}
          isWrong={
            draft.amount !== '' &&
            (problem === 'incorrectValue' || (problem === 'insufficientFunds' && !isOpen))
          }
        />
        <div className="swap-turn">
          <IconButton
            label={words.turn}
            variant="filled"
            onClick={() => reverseSwap(portico)}
            data-testid="swap-turn"
          >
            <SwapIcon />
          </IconButton>
        </div>
        <GetBox token={to} units={expected} isOld={quote.isFetching || settled !== draft.amount} />
      </div>
      {from && to && units !== undefined && expected !== undefined ? (
        <SwapFacts
          swap={{ from, to, units, expected }}
          impact={getPriceImpact({ from, to, units, expected })}
        />
      ) : null}
      {refusal ? (
        <Text tone="danger" role="alert">
          {format(words.refusals[refusal], { symbol, token: from?.symbol ?? '' })}
        </Text>
      ) : null}
    </ViewBody>
  )
}
