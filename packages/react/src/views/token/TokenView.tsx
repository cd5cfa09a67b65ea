import { formatAddress, parseCaipAddress, selectNetwork, type Transaction } from '@portico/core'
import { editSend, findImitations, formatMoney } from '@portico/core/internal'
import { useCallback } from 'react'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance, usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useTexts.js'
import { usePorticoBalance } from '../../hooks/usePorticoBalance.js'
import { usePorticoBalances } from '../../hooks/usePorticoBalances.js'
import { CopyButton, Fact, Facts, Text, useStyles, ViewBody } from '../../ui/index.js'
import { AccountActions } from '../account/AccountActions.js'
import { accountStrings } from '../account/strings.js'
import { listAccountTabs } from '../account/useServedAccount.js'
import { nftsStrings } from '../nfts/strings.js'
import { ExplorerLink, useExplorerUrl } from '../parts/account/ExplorerLink.js'
import { AccountPanel } from '../parts/assets/AccountPanel.js'
import { Amount } from '../parts/assets/Amount.js'
import { activityPanel } from '../parts/assets/activityPanel.js'
import { getNativeToken } from '../parts/assets/getNativeToken.js'
import { holdingsStrings } from '../parts/assets/strings.js'
import { Price, type ShownToken } from '../parts/assets/TokenRow.js'
import { Heading } from '../parts/Heading/Heading.js'
import { TokenPicture } from '../parts/pictures/Picture.js'
import { EmptyState } from '../parts/states/StateMessage.js'
import type { ViewProps } from '../ViewDefinition.js'
import { tokenStrings } from './strings.js'
import { tokenStyles } from './TokenView.css.js'

/** A token of the account: amount, price, actions and activity. Its name and symbol are untrusted. */
export function TokenView({ route: { symbol, address } }: ViewProps<'Token'>) {
  useStyles(tokenStyles)
  const portico = usePorticoInstance('TokenView')
  const words = useStrings(tokenStrings)
  const { push } = useNavigation()
  const network = usePorticoStore(state => selectNetwork(state))
  const hasActivity = usePorticoStore(state => listAccountTabs(state).includes('activity'))
  const { data: tokens } = usePorticoBalances({
    query: { enabled: portico.options.services.data !== undefined },
  })
  const { data: coin } = usePorticoBalance()
  const held = tokens?.find(each => each.symbol === symbol && each.address === address)
  const native = coin && address === undefined ? getNativeToken(network, coin) : undefined
  const token: ShownToken | undefined = held ?? (native?.symbol === symbol ? native : undefined)
  const isOfToken = useCallback(
    ({ transfers }: Transaction) =>
      transfers.some(({ fungible_info: info }) =>
        // A service may tell the symbol alone.
        info?.address === undefined ? info?.symbol === symbol : info.address === address,
      ),
    [symbol, address],
  )
  if (!token) return <EmptyState title={words.gone} picture="search" />
  const isImitation = held !== undefined && tokens !== undefined && findImitations(tokens, network).has(held)
  const contract = address && parseCaipAddress(address).address
  return (
    <ViewBody>
      <TokenHead token={token} isImitation={isImitation} />
      <AccountActions
        choices={{
          receive: () => push('Receive'),
          send: () => {
            editSend(portico, { token: contract ?? '' })
            push('WalletSend')
          },
          // Swaps find a token by its symbol, which an imitation shares with another token.
          ...(!isImitation && { swaps: () => push({ name: 'Swap', fromToken: symbol }) }),
        }}
      />
      <TokenFacts token={token} contract={contract} isImitation={isImitation} />
      {hasActivity && held ? <TokenActivity keeps={isOfToken} /> : null}
    </ViewBody>
  )
}

interface TokenHeadProps {
  readonly token: ShownToken
  readonly isImitation: boolean
}

function TokenHead({ token, isImitation }: TokenHeadProps) {
  const holdings = useStrings(holdingsStrings)
  const { locale } = usePorticoInstance('TokenHead').options
  const { name, symbol, quantity, value } = token
  const worth = isImitation ? undefined : formatMoney(value, locale)
  return (
    <div className="token-head">
      <TokenPicture token={token} size={56} />
      <Text as="h2" tone="secondary" dir="auto">
        {name || symbol}
      </Text>
      <bdi>
        <Amount balance={{ amount: quantity.numeric, symbol }} />
      </bdi>
      {worth === undefined ? null : <bdi>{worth}</bdi>}
      {isImitation ? <Text tone="warning">{holdings.lookAlikeText}</Text> : null}
    </div>
  )
}

interface TokenFactsProps extends TokenHeadProps {
  readonly contract: string | undefined
}

function TokenFacts({ token, contract, isImitation }: TokenFactsProps) {
  const words = useStrings(tokenStrings)
  const { contract: label, copyContract } = useStrings(nftsStrings)
  const { copied, viewOnExplorer } = useStrings(accountStrings)
  const network = usePorticoStore(state => selectNetwork(state))
  const explorer = useExplorerUrl(network, contract ?? '')
  const hasPrice = !isImitation && token.price > 0
  if (!hasPrice && contract === undefined) return null
  return (
    <Facts>
      {hasPrice ? (
        <Fact label={words.price}>
          <Price token={token} />
        </Fact>
      ) : null}
      {contract === undefined ? null : (
        <Fact label={label}>
          <span className="token-contract">
            <bdi>{formatAddress(contract)}</bdi>
            <CopyButton iconOnly label={copyContract} copiedLabel={copied} text={contract} />
            <ExplorerLink url={explorer} label={viewOnExplorer} />
          </span>
        </Fact>
      )}
    </Facts>
  )
}

function TokenActivity({ keeps }: { readonly keeps: (transaction: Transaction) => boolean }) {
  const { activity } = useStrings(holdingsStrings)
  return (
    <div className="token-activity">
      <Heading>{activity}</Heading>
      <AccountPanel panel={activityPanel} showsAll onShowAll={ignore} keeps={keeps} />
    </div>
  )
}

const ignore = () => undefined
