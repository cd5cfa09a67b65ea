import { selectNetwork } from '@portico/core'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import { usePorticoSend } from '../../hooks/usePorticoSend.js'
import { TokenList } from '../parts/flow/TokenList.js'
import { EmptyState } from '../parts/states/StateMessage.js'
import { sendStrings } from './strings.js'

/** The tokens of the account on its network, to choose the one to send. */
export function WalletSendSelectTokenView() {
  const words = useStrings(sendStrings)
  const { goBack } = useNavigation()
  const network = usePorticoStore(state => selectNetwork(state)?.name) ?? ''
  const { tokens, edit } = usePorticoSend()
  if (tokens.length === 0)
    return (
      <EmptyState
        title={words.nothing}
        description={format(words.nothingText, { network })}
        picture="wallet"
      />
    )
  return (
    <TokenList
      tokens={tokens}
      words={words}
      onChoose={token => {
        edit({ token, amount: '', unit: 'token' })
        goBack()
      }}
      data-testid="send-choice"
    />
  )
}
