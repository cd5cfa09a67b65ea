import { formatAddress } from '@portico/core'
import { formatFullBalance } from '@portico/core/internal'
import { useEffect } from 'react'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { useMessages, useStrings } from '../../hooks/internal/useTexts.js'
import { usePorticoSend } from '../../hooks/usePorticoSend.js'
import { PrimaryButton } from '../../ui/Button/Button.js'
import { ViewBody } from '../../ui/Stack/Stack.js'
import { Text } from '../../ui/Text/Text.js'
import { LostAnswer } from '../parts/asking/LostAnswer.js'
import { EmptyState } from '../parts/states/StateMessage.js'
import { AmountBox, ReceiverBox } from './SendBoxes.js'
import { sendStrings } from './strings.js'

/** The send form with token, amount and receiver (V-01). */
export function WalletSendView() {
  const { locale } = usePorticoInstance('WalletSendView').options
  const { format } = useMessages()
  const words = useStrings(sendStrings)
  const { push } = useNavigation()
  const send = usePorticoSend()
  const { sender, status, token, problem, refusal, transfer, start } = send
  useEffect(start, [start])
  if (!sender) return <EmptyState title={words.cannot} description={words.cannotText} picture="network" />
  if (status === 'unknown' && transfer) {
    const { amount, receiver, name } = transfer
    const values = {
      amount: formatFullBalance(amount, locale),
      symbol: transfer.token.symbol,
      receiver: name ?? formatAddress(receiver),
    }
    return (
      <LostAnswer
        title={words.unsure}
        text={format(words.unsureText, values)}
        words={words}
        onAnew={send.reset}
      />
    )
  }
  const { network } = sender
  const symbol = refusal === 'feeMissing' ? network.nativeCurrency.symbol : (token?.symbol ?? '')
  const review = async () => {
    if (await send.check()) push('WalletSendPreview')
  }
  return (
    <ViewBody
      footer={
        <PrimaryButton
          disabled={!send.canCheck}
          loading={status === 'checking'}
          onClick={review}
          data-testid="send-preview"
        >
          {problem
            ? format(words.problems[problem], { symbol })
            : status === 'checking'
              ? words.checking
              : words.preview}
        </PrimaryButton>
      }
    >
      <AmountBox send={send} />
      <ReceiverBox send={send} network={network} />
      {refusal ? (
        <Text tone="danger" role="alert">
          {format(words.refusals[refusal], { symbol, network: network.name })}
        </Text>
      ) : null}
    </ViewBody>
  )
}
