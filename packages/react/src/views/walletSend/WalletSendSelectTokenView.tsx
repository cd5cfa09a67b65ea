import { parseUnits, selectNetwork } from '@portico/core'
import { editSend, formatMoney, listSendTokens, type SendToken, toMoney } from '@portico/core/internal'
import { useState } from 'react'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { usePorticoBalances } from '../../hooks/usePorticoBalances.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'
import { SearchField } from '../../ui/SearchField/SearchField.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { EmptyState } from '../../ui/StateMessage/EmptyState.js'
import { Tag } from '../../ui/Tag/Tag.js'
import { useStyles } from '../../ui/useStyles.js'
import { WindowedList } from '../../ui/WindowedList/WindowedList.js'
import { Amount } from '../parts/assets/Amount.js'
import { TokenPicture } from '../parts/pictures/TokenPicture.js'
import { isSameList } from './isSameToken.js'
import { sendStrings } from './strings.js'
import { walletSendStyles } from './WalletSendView.css.js'

const getKey = ({ address, symbol }: SendToken) => address ?? symbol
const getHeight = () => 60

/** The tokens of the account on its network, to choose the one to send. */
export function WalletSendSelectTokenView() {
  useStyles(walletSendStyles)
  const portico = usePorticoInstance('WalletSendSelectTokenView')
  const { format } = useMessages()
  const words = useStrings(sendStrings)
  const { goBack } = useNavigation()
  const network = usePorticoStore(state => selectNetwork(state))
  const tokens = usePorticoStore(listSendTokens, isSameList)
  usePorticoBalances()
  const [search, setSearch] = useState('')
  const sought = search.trim().toLowerCase()
  const found = tokens.filter(({ name, symbol, address = '' }) =>
    [name, symbol, address].some(text => text.toLowerCase().includes(sought)),
  )
  if (tokens.length === 0) {
    const description = format(words.nothingText, { network: network?.name ?? '' })
    return <EmptyState title={words.nothing} description={description} picture="wallet" />
  }
  return (
    <ViewBody>
      <SearchField
        value={search}
        onValueChange={setSearch}
        label={words.searchTokens}
        placeholder={words.searchTokens}
        clearLabel={words.clearSearch}
      />
      {found.length === 0 ? (
        <EmptyState title={words.noTokens} description={words.noTokensText} picture="search" />
      ) : (
        <WindowedList
          items={found}
          getKey={getKey}
          getHeight={getHeight}
          label={words.chooseToken}
          renderItem={token => (
            <ListItem
              title={<bdi>{token.name}</bdi>}
              subtitle={
                <bdi>
                  <Amount balance={{ amount: token.balance, symbol: token.symbol }} />
                </bdi>
              }
              image={<TokenPicture token={token} size={40} />}
              trailing={
                token.isImitation ? (
                  <Tag tone="warning">{words.lookAlikeToken}</Tag>
                ) : (
                  <bdi>{describeValue(token, portico.options.locale)}</bdi>
                )
              }
              onClick={() => {
                editSend(portico, { token: token.address ?? '', amount: '', unit: 'token' })
                goBack()
              }}
              data-testid="send-choice"
            />
          )}
        />
      )}
    </ViewBody>
  )
}

function describeValue(token: SendToken, locale: string | undefined): string | undefined {
  const money = toMoney(parseUnits(token.balance, token.decimals) ?? 0n, token)
  return money === undefined ? undefined : formatMoney(Number(money), locale)
}
