import type { Network } from '@portico/core'
import { useRef } from 'react'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import type { UsePorticoSendResult } from '../../hooks/usePorticoSend.js'
import { PrimaryButton, Text, ViewBody } from '../../ui/index.js'
import { AmountBox } from './AmountBox.js'
import { ReceiverBox } from './ReceiverBox.js'
import { sendStrings } from './strings.js'

interface SendFormProps {
  readonly send: UsePorticoSendResult
  readonly network: Network
}

export function SendForm({ send, network }: SendFormProps) {
  const words = useStrings(sendStrings)
  const { push } = useNavigation()
  const receiver = useRef<HTMLTextAreaElement>(null)
  const { status, token, problem, refusal } = send
  const symbol = refusal === 'feeMissing' ? network.nativeCurrency.symbol : (token?.symbol ?? '')
  const isChecking = status === 'checking'
  const label = isChecking ? words.checking : words.preview
  const review = async () => {
    if (await send.check()) push('WalletSendPreview')
  }
  const goOn = () => {
    if (send.canCheck && !isChecking) void review()
    else receiver.current?.focus()
  }
  return (
    <ViewBody
      footer={
        <PrimaryButton
          disabled={!send.canCheck}
          loading={isChecking}
          onClick={review}
          data-testid="send-preview"
        >
          {problem ? format(words.problems[problem], { symbol }) : label}
        </PrimaryButton>
      }
    >
      <AmountBox send={send} onEnter={goOn} />
      <ReceiverBox send={send} network={network} field={receiver} onEnter={goOn} />
      {refusal ? (
        <Text variant="error">{format(words.refusals[refusal], { symbol, network: network.name })}</Text>
      ) : null}
    </ViewBody>
  )
}
