import { formatAddress, formatBalance, formatUnits, type Network } from '@portico/core'
import { useId } from 'react'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { useMessages, useStrings } from '../../hooks/internal/useTexts.js'
import type { UsePorticoSendResult } from '../../hooks/usePorticoSend.js'
import { Avatar } from '../../ui/Avatar/Avatar.js'
import { NameIcon } from '../../ui/icons/NameIcon.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'
import { Text } from '../../ui/Text/Text.js'
import { useStyles } from '../../ui/useStyles.js'
import { AmountInput, Available, TokenButton } from '../parts/amount/AmountFields.js'
import { ErrorText } from '../parts/errors/ErrorText.js'
import { Choices } from '../parts/flow/Choices.js'
import { Worth } from '../parts/flow/Worth.js'
import { sendStrings } from './strings.js'
import { walletSendStyles } from './WalletSendView.css.js'

export function AmountBox({ send }: { readonly send: UsePorticoSendResult }) {
  const { locale } = usePorticoInstance('AmountBox').options
  const { format } = useMessages()
  const words = useStrings(sendStrings)
  const { push } = useNavigation()
  const availableId = useId()
  const { draft, token, units, problem, edit } = send
  const symbol = token?.symbol ?? ''
  const isWrong = draft.amount !== '' && (problem === 'incorrectValue' || problem === 'insufficientFunds')
  const [unit, other] = draft.unit === 'money' ? ['USD', symbol] : [symbol, 'USD']
  return (
    <div className="flow-box" data-wrong={isWrong || undefined}>
      <div className="flow-line">
        <AmountInput
          label={format(words.amountIn, { unit })}
          value={draft.amount}
          isWrong={isWrong}
          describedBy={availableId}
          onChange={amount => edit({ amount })}
          data-testid="send-amount"
        />
        <TokenButton
          token={token}
          words={words}
          onClick={() => push('WalletSendSelectToken')}
          data-testid="send-token"
        />
      </div>
      <Available id={availableId} token={token} words={words} onMax={send.selectMax} testId="send-max">
        {token?.price === undefined ? null : (
          <button
            type="button"
            className="flow-small"
            aria-label={format(words.enterIn, { unit: other })}
            onClick={send.toggleUnit}
            data-testid="send-unit"
          >
            {units === undefined ? (
              <bdi>{other}</bdi>
            ) : draft.unit === 'money' ? (
              <bdi>{`${formatBalance(formatUnits(units, token.decimals), locale)} ${symbol}`}</bdi>
            ) : (
              <Worth token={token} units={units} />
            )}
          </button>
        )}
      </Available>
    </div>
  )
}

interface ReceiverBoxProps {
  readonly send: UsePorticoSendResult
  readonly network: Network
}

/** The receiver: an address, a name or a link, typed or pasted, or an earlier receiver. */
export function ReceiverBox({ send: { draft, receiver, edit }, network }: ReceiverBoxProps) {
  useStyles(walletSendStyles)
  const { format } = useMessages()
  const words = useStrings(sendStrings)
  const errorId = useId()
  const label = receiver.hasNames ? words.receiver : words.receiverPlain
  const isWrong = receiver.isValid === false
  const select = (text: string) => edit({ receiver: text })
  return (
    <>
      <div className="flow-box" data-wrong={isWrong || undefined}>
        <div className="flow-line">
          <input
            className="flow-input send-receiver"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={1024}
            aria-label={label}
            placeholder={label}
            aria-invalid={isWrong}
            aria-describedby={errorId}
            value={draft.receiver}
            onChange={event => select(event.target.value)}
            data-testid="send-receiver"
          />
          {draft.receiver === '' ? null : (
            <button type="button" className="flow-small" onClick={() => select('')}>
              {words.clear}
            </button>
          )}
        </div>
        <div id={errorId} role="status">
          {receiver.isFetching ? <Text size="xs">{words.looking}</Text> : null}
          {isWrong ? (
            <Text size="xs" tone="danger">
              {format(words.refusals.invalidAddress, { network: network.name })}
            </Text>
          ) : null}
          {receiver.error !== undefined ? (
            <Text size="xs" tone="danger">
              <ErrorText error={receiver.error} />
            </Text>
          ) : null}
          {receiver.name !== undefined ? (
            <bdi className="flow-address" data-testid="send-found">
              {receiver.address}
            </bdi>
          ) : null}
        </div>
      </div>
      <Choices className="send-choices" title={words.suggested}>
        {receiver.suggestions.map(name => (
          <ListItem
            key={name}
            title={<bdi>{name}</bdi>}
            image={<NameIcon />}
            onClick={() => select(name)}
            data-testid="send-suggested"
          />
        ))}
      </Choices>
      <Choices className="send-choices" title={words.recent}>
        {(draft.receiver === '' ? receiver.recent : []).map(({ address, name }) => (
          <ListItem
            key={address}
            title={<bdi>{name ?? formatAddress(address)}</bdi>}
            subtitle={name === undefined ? undefined : <bdi>{formatAddress(address)}</bdi>}
            image={<Avatar address={address} size={40} />}
            onClick={() => select(address)}
            data-testid="send-recent"
          />
        ))}
      </Choices>
    </>
  )
}
