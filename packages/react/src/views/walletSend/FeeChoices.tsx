import type { FeeChoice } from '@portico/core/adapter'
import { useStrings } from '../../hooks/internal/useStrings.js'
import type { UsePorticoSendResult } from '../../hooks/usePorticoSend.js'
import { Text } from '../../ui/Text/Text.js'
import { useStyles } from '../../ui/useStyles.js'
import { sendStrings } from './strings.js'
import { walletSendStyles } from './WalletSendView.css.js'

export interface FeeChoicesProps {
  readonly send: UsePorticoSendResult
  readonly choices: readonly FeeChoice[]
  readonly format: (fee: bigint) => string
}

export function FeeChoices({ send, choices, format }: FeeChoicesProps) {
  useStyles(walletSendStyles)
  const words = useStrings(sendStrings)
  return (
    <fieldset className="send-speeds">
      <legend>
        <Text tone="secondary">{words.fee}</Text>
      </legend>
      {choices.map(({ speed, fee }) => (
        <label key={speed} className="send-speed">
          <input
            type="radio"
            name="speed"
            checked={speed === send.fee?.speed}
            onChange={() => send.selectSpeed(speed)}
          />
          <Text weight="medium">{words.speeds[speed]}</Text>
          <Text size="xs" tone="secondary">
            <bdi>{format(fee)}</bdi>
          </Text>
        </label>
      ))}
    </fieldset>
  )
}
