import { formatAddress } from '@portico/core'
import { type CheckedTransfer, formatFullBalance, resetSend } from '@portico/core/internal'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { useWords } from '../../hooks/internal/useWords.js'
import { enSend } from '../../locales/later/enSend.js'
import { LostAnswer } from '../parts/asking/LostAnswer.js'

/** An unknown outcome: the wallet received the request, but no response arrived. */
export function SendUnsure({ transfer }: { readonly transfer: CheckedTransfer }) {
  const portico = usePorticoInstance('SendUnsure')
  const { format } = useMessages()
  const words = useWords('send', enSend)
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
