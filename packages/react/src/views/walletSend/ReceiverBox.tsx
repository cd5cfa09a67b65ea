import { formatAddress, type Network } from '@portico/core'
import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { useStrings } from '../../hooks/internal/useTexts.js'
import type { UsePorticoSendResult } from '../../hooks/usePorticoSend.js'
import { NameIcon } from '../../ui/icons/NameIcon.js'
import { AddressText, Avatar, ListItem, Text, useStyles } from '../../ui/index.js'
import { ErrorText } from '../parts/errors/ErrorText.js'
import { Choices } from '../parts/flow/Choices.js'
import { flowStyles } from '../parts/flow/flowStyles.css.js'
import { describeReceiver } from './describeReceiver.js'
import { canPaste, canScan, pasteText } from './deviceText.js'
import { ScanBox } from './ScanBox.js'
import { sendStrings } from './strings.js'
import { walletSendStyles } from './WalletSendView.css.js'

interface ReceiverBoxProps {
  readonly send: UsePorticoSendResult
  readonly network: Network
  readonly field: Ref<HTMLTextAreaElement>
  readonly onEnter: () => void
}

/** The recipient: an address, a name or a link, typed, pasted or scanned, or an earlier recipient. */
export function ReceiverBox({ send: { draft, receiver, edit }, network, field, onEnter }: ReceiverBoxProps) {
  useStyles(flowStyles)
  useStyles(walletSendStyles)
  const words = useStrings(sendStrings)
  const statusId = useId()
  const [isFocused, setIsFocused] = useState(false)
  const [isScanning, setIsScanning] = useState(false)
  const { problem } = receiver
  const label = receiver.hasNames ? words.receiver : words.receiverPlain
  const typed = draft.receiver.trim()
  const isAddress = receiver.isValid === true && receiver.name === undefined
  const select = (text: string) => edit({ receiver: text.replace(/\s*\n\s*/g, '') })
  const readKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onEnter()
  }
  return (
    <>
      <div className="flow-box" data-wrong={problem !== undefined || undefined}>
        <div className="flow-line">
          <span className="send-to" data-whole={(isAddress && !isFocused) || undefined}>
            <textarea
              ref={field}
              className="flow-input send-receiver"
              rows={typed.length > 24 ? 2 : 1}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={1024}
              aria-label={label}
              placeholder={label}
              aria-invalid={problem !== undefined}
              aria-describedby={statusId}
              value={draft.receiver}
              onChange={event => select(event.target.value)}
              onKeyDown={readKey}
              onFocus={() => setIsFocused(true)}
              onBlur={() => setIsFocused(false)}
              data-testid="send-receiver"
            />
            {isAddress && !isFocused ? (
              // The field has the same text for screen readers.
              <span className="send-whole" aria-hidden="true" data-testid="send-whole">
                <AddressText address={typed} />
              </span>
            ) : null}
          </span>
          {typed === '' ? (
            <>
              {canPaste() ? (
                <button
                  type="button"
                  className="flow-small"
                  onClick={async () => {
                    const text = await pasteText()
                    if (text) select(text)
                  }}
                  data-testid="send-paste"
                >
                  {words.paste}
                </button>
              ) : null}
              {canScan() ? (
                <button
                  type="button"
                  className="flow-small"
                  aria-pressed={isScanning}
                  onClick={() => setIsScanning(!isScanning)}
                  data-testid="send-scan"
                >
                  {words.scan}
                </button>
              ) : null}
            </>
          ) : (
            <button type="button" className="flow-small" onClick={() => select('')}>
              {words.clear}
            </button>
          )}
        </div>
        <div id={statusId} className="send-status" role="status">
          {receiver.isFetching ? <Text size="xs">{words.looking}</Text> : null}
          {problem ? (
            <Text size="xs" tone="danger">
              {describeReceiver(problem, words, { name: typed, network: network.name })}
            </Text>
          ) : null}
          {receiver.error !== undefined ? (
            <Text size="xs" tone="danger">
              <ErrorText error={receiver.error} />
            </Text>
          ) : null}
          {receiver.name !== undefined && receiver.address !== undefined ? (
            <AddressText address={receiver.address} data-testid="send-found" />
          ) : null}
        </div>
        {isScanning && typed === '' ? (
          <ScanBox
            words={words}
            onFound={text => {
              setIsScanning(false)
              select(text)
            }}
          />
        ) : null}
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
