import { formatAddress } from '@portico/core'
import { type CheckedTransfer, formatFullBalance, resetSend } from '@portico/core/internal'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { LostAnswer } from '../parts/asking/LostAnswer.js'
import { sendStrings } from './strings.js'

/** An unknown outcome: the wallet received the request, but no response arrived. */
export function SendUnsure({ transfer }: { readonly transfer: CheckedTransfer }) {
  const portico = usePorticoInstance('SendUnsure')
  const { format } = useMessages()
  const words = useStrings(sendStrings)
  const { amount, token, receiver, name } = transfer
  const sum = {
    amount: formatFullBalance(amount, portico.options.locale),
    symbol: token.symbol,
    receiver: name ?? formatAddress(receiver),
  }
  return (
    <LostAnswer
      title={words.unsure}
      text={format(words.unsureText, sum)}
      words={words}
      onAnew={() => resetSend(portico)}
    />
  )
}
