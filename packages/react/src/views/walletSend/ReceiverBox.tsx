import { formatAddress, type Network } from '@portico/core'
import { editSend, listRecentReceivers } from '@portico/core/internal'
import { useId, useState } from 'react'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { Avatar } from '../../ui/Avatar/Avatar.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'
import { Text } from '../../ui/Text/Text.js'
import { ErrorText } from '../parts/errors/ErrorText.js'
import { SuggestedReceivers } from './SuggestedReceivers.js'
import { sendStrings } from './strings.js'
import type { SoughtReceiver } from './useReceiver.js'

export interface ReceiverBoxProps {
  readonly receiver: string
  readonly network: Network
  readonly sought: SoughtReceiver
  readonly hasNames: boolean
}

const offered = 3

/** The receiver: an address, a name or a link, typed or pasted, or an earlier receiver. */
export function ReceiverBox({ receiver, network, sought, hasNames }: ReceiverBoxProps) {
  const portico = usePorticoInstance('ReceiverBox')
  const { format } = useMessages()
  const words = useStrings(sendStrings)
  const errorId = useId()
  const [recent] = useState(() => listRecentReceivers(portico, network.chainNamespace).slice(0, offered))
  const label = hasNames ? words.receiver : words.receiverPlain
  const isWrong = sought.isReceiver === false
  const edit = (text: string) => editSend(portico, { receiver: text })
  return (
    <>
      <div className="send-box" data-wrong={isWrong || undefined}>
        <div className="send-line">
          <input
            className="send-input send-receiver"
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
            value={receiver}
            onChange={event => edit(event.target.value)}
            data-testid="send-receiver"
          />
          {receiver === '' ? null : (
            <button type="button" className="send-small" onClick={() => edit('')}>
              {words.clear}
            </button>
          )}
        </div>
        <div id={errorId} role="status">
          {sought.isLooking ? <Text size="xs">{words.looking}</Text> : null}
          {isWrong ? (
            <Text size="xs" tone="danger">
              {format(words.refusals.invalidAddress, { network: network.name })}
            </Text>
          ) : null}
          {sought.error !== undefined ? (
            <Text size="xs" tone="danger">
              <ErrorText error={sought.error} />
            </Text>
          ) : null}
          {sought.name !== undefined ? (
            <bdi className="send-whole" data-testid="send-found">
              {sought.address}
            </bdi>
          ) : null}
        </div>
      </div>
      {hasNames ? <SuggestedReceivers typed={receiver} /> : null}
      {receiver === '' && recent.length > 0 ? (
        <div className="send-recent">
          <Text as="h2" size="xs" tone="secondary">
            {words.recent}
          </Text>
          {recent.map(({ address, name }) => (
            <ListItem
              key={address}
              title={<bdi>{name ?? formatAddress(address)}</bdi>}
              subtitle={name === undefined ? undefined : <bdi>{formatAddress(address)}</bdi>}
              image={<Avatar address={address} size={40} />}
              onClick={() => edit(address)}
              data-testid="send-recent"
            />
          ))}
        </div>
      ) : null}
    </>
  )
}
