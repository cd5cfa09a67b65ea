import { parseUnits } from '@portico/core'
import {
  editSwap,
  formatMoney,
  listSwapTokens,
  type SwapToken,
  selectSwap,
  selectSwapper,
  suggestedSwapSymbols,
  swapTokensQuery,
  toMoney,
} from '@portico/core/internal'
import { useState } from 'react'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { usePorticoBalances } from '../../hooks/usePorticoBalances.js'
import { usePorticoQuery } from '../../hooks/usePorticoQuery.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'
import { SearchField } from '../../ui/SearchField/SearchField.js'
import { ViewSkeleton } from '../../ui/Skeleton/ViewSkeleton.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { EmptyState } from '../../ui/StateMessage/EmptyState.js'
import { Tag } from '../../ui/Tag/Tag.js'
import { Text } from '../../ui/Text/Text.js'
import { useStyles } from '../../ui/useStyles.js'
import { WindowedList } from '../../ui/WindowedList/WindowedList.js'
import { Amount } from '../parts/assets/Amount.js'
import { TokenPicture } from '../parts/pictures/TokenPicture.js'
import type { ViewProps } from '../ViewProps.js'
import { walletSendStyles } from '../walletSend/WalletSendView.css.js'
import { isSameList } from './isSamePair.js'
import { swapStyles } from './SwapView.css.js'
import { swapStrings } from './strings.js'

const suggested = 8

interface Row {
  readonly token: SwapToken
  readonly heading?: string | undefined
}

const getKey = ({ token: { address, symbol } }: Row) => address ?? symbol
const getHeight = ({ heading }: Row) => (heading ? 88 : 60)

/** The tokens that can be swapped on the network, the visitor's own first, then all by symbol. */
export function SwapSelectTokenView({ route: { side } }: ViewProps<'SwapSelectToken'>) {
  useStyles(walletSendStyles)
  useStyles(swapStyles)
  const portico = usePorticoInstance('SwapSelectTokenView')
  const { locale } = portico.options
  const { messages } = useMessages()
  const words = useStrings(swapStrings)
  const { goBack } = useNavigation()
  const tokens = usePorticoStore(listSwapTokens, isSameList)
  const draft = usePorticoStore(state => selectSwap(state).draft)
  const caipNetworkId = usePorticoStore(state => selectSwapper(state)?.network.caipNetworkId)
  const { isLoading } = usePorticoQuery(swapTokensQuery, caipNetworkId && { caipNetworkId })
  usePorticoBalances()
  const [search, setSearch] = useState('')
  const sought = search.trim().toLowerCase()
  const other = side === 'from' ? draft.to : (draft.from ?? '')
  const isOther = (token: SwapToken) => (token.address ?? '') === other
  const found = tokens.filter(({ name, symbol, address = '' }) =>
    [name, symbol, address].some(text => text.toLowerCase().includes(sought)),
  )
  const choose = ({ address = '' }: SwapToken) => {
    editSwap(portico, side === 'from' ? { from: address, amount: '' } : { to: address })
    goBack()
  }
  const chips = suggestedSwapSymbols
    .flatMap(symbol => tokens.find(token => token.symbol === symbol) ?? [])
    .slice(0, suggested)
  if (tokens.length === 0 && isLoading)
    return <ViewSkeleton parts={[48, 36, 56, 56, 56]} label={messages.modal.loading} />
  return (
    <ViewBody>
      <SearchField
        value={search}
        onValueChange={setSearch}
        label={words.searchTokens}
        placeholder={words.searchTokens}
        clearLabel={words.clearSearch}
      />
      {sought === '' && chips.length > 0 ? (
        <fieldset className="swap-chips send-speeds" aria-label={words.suggested}>
          {chips.map(token => (
            <button
              key={token.symbol}
              type="button"
              className="swap-chip"
              disabled={isOther(token)}
              onClick={() => choose(token)}
            >
              <TokenPicture token={token} size={24} />
              <bdi>{token.symbol}</bdi>
            </button>
          ))}
        </fieldset>
      ) : null}
      {found.length === 0 ? (
        <EmptyState title={words.noTokens} description={words.noTokensText} picture="search" />
      ) : (
        <WindowedList
          items={listRows(found, words)}
          getKey={getKey}
          getHeight={getHeight}
          label={words.chooseToken}
          renderItem={({ token, heading }) => (
            <>
              {heading ? (
                <div className="swap-heading">
                  <Text as="h2" size="xs" tone="secondary">
                    {heading}
                  </Text>
                </div>
              ) : null}
              <ListItem
                title={<bdi>{token.name}</bdi>}
                subtitle={
                  <bdi>
                    {isHeld(token) ? (
                      <Amount balance={{ amount: token.balance, symbol: token.symbol }} />
                    ) : (
                      token.symbol
                    )}
                  </bdi>
                }
                image={<TokenPicture token={token} size={40} />}
                trailing={
                  token.isImitation ? (
                    <Tag tone="warning">{words.lookAlikeToken}</Tag>
                  ) : (
                    <bdi>{describeValue(token, locale)}</bdi>
                  )
                }
                disabled={isOther(token)}
                onClick={() => choose(token)}
                data-testid="swap-choice"
              />
            </>
          )}
        />
      )}
    </ViewBody>
  )
}

function listRows(
  tokens: readonly SwapToken[],
  { yourTokens, allTokens }: Readonly<Record<'yourTokens' | 'allTokens', string>>,
): readonly Row[] {
  const own = tokens.filter(isHeld)
  const rest = tokens
    .filter(token => !isHeld(token))
    .sort((one, other) => one.symbol.localeCompare(other.symbol))
  const head = (list: readonly SwapToken[], heading: string) =>
    list.map((token, index): Row => (index === 0 ? { token, heading } : { token }))
  return [...head(own, yourTokens), ...head(rest, allTokens)]
}

const isHeld = ({ balance }: SwapToken) => /[1-9]/.test(balance)

function describeValue(token: SwapToken, locale: string | undefined): string | undefined {
  const money = isHeld(token) ? toMoney(parseUnits(token.balance, token.decimals) ?? 0n, token) : undefined
  return money === undefined ? undefined : formatMoney(Number(money), locale)
}
