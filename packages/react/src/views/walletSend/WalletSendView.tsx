import { getFamily } from '@portico/core/adapter'
import {
  checkSend,
  findSendProblem,
  resetSend,
  selectSend,
  selectSender,
  selectSendToken,
} from '@portico/core/internal'
import { useEffect } from 'react'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { usePorticoBalance } from '../../hooks/usePorticoBalance.js'
import { usePorticoBalances } from '../../hooks/usePorticoBalances.js'
import { Button } from '../../ui/Button/Button.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { EmptyState } from '../../ui/StateMessage/EmptyState.js'
import { Text } from '../../ui/Text/Text.js'
import { useStyles } from '../../ui/useStyles.js'
import { AmountBox } from './AmountBox.js'
import { isSameToken } from './isSameToken.js'
import { ReceiverBox } from './ReceiverBox.js'
import { SendUnsure } from './SendUnsure.js'
import { sendStrings } from './strings.js'
import { useReceiver } from './useReceiver.js'
import { walletSendStyles } from './WalletSendView.css.js'

/** The send form with token, amount and receiver (V-01). */
export function WalletSendView() {
  useStyles(walletSendStyles)
  const words = useStrings(sendStrings)
  const sender = usePorticoStore(
    selectSender,
    (one, other) => one?.account === other?.account && one?.network === other?.network,
  )
  usePorticoBalance()
  usePorticoBalances()
  if (!sender) return <EmptyState title={words.cannot} description={words.cannotText} picture="network" />
  return <SendForm network={sender.network} />
}

function SendForm({
  network,
}: {
  readonly network: NonNullable<ReturnType<typeof selectSender>>['network']
}) {
  const portico = usePorticoInstance('WalletSendView')
  const { format } = useMessages()
  const words = useStrings(sendStrings)
  const { push } = useNavigation()
  const send = usePorticoStore(selectSend)
  const token = usePorticoStore(selectSendToken, isSameToken)
  const { draft, status } = send
  const family = usePorticoStore(state => getFamily(state.families, network.chainNamespace))
  const sought = useReceiver(draft.receiver, network, family)
  const problem = findSendProblem({ draft, token, isReceiver: sought.isReceiver })
  const refusal = send.status === 'draft' ? send.refusal : undefined
  const symbol = refusal === 'feeMissing' ? network.nativeCurrency.symbol : (token?.symbol ?? '')
  const isChecking = status === 'checking'
  // The form starts over on return after a completed flow, but not while this view is being replaced by the success
  // view.
  useEffect(() => {
    if (selectSend(portico.store.get()).status === 'submitted') resetSend(portico)
  }, [portico])
  const preview = async () => {
    if (await checkSend(portico)) push('WalletSendPreview')
  }
  if (send.status === 'unknown') return <SendUnsure transfer={send.transfer} />
  const isWrongAmount = problem === 'incorrectValue' || problem === 'insufficientFunds'
  return (
    <ViewBody
      footer={
        <Button
          variant="primary"
          size="lg"
          fullWidth
          disabled={problem !== undefined || sought.isLooking || sought.isReceiver === undefined}
          loading={isChecking}
          onClick={preview}
          data-testid="send-preview"
        >
          {problem
            ? format(words.problems[problem], { symbol })
            : isChecking
              ? words.checking
              : words.preview}
        </Button>
      }
    >
      <AmountBox draft={draft} token={token} isWrong={isWrongAmount && draft.amount !== ''} />
      <ReceiverBox
        receiver={draft.receiver}
        network={network}
        sought={sought}
        hasNames={family.abilities.includes('names')}
      />
      {refusal ? (
        <Text tone="danger" role="alert">
          {format(words.refusals[refusal], { symbol, network: network.name })}
        </Text>
      ) : null}
    </ViewBody>
  )
}
