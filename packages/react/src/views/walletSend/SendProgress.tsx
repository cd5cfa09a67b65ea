import { type ConnectedAccount, formatAddress, formatBalance, type Network } from '@portico/core'
import { getFamily } from '@portico/core/adapter'
import type { SendState } from '@portico/core/internal'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { Button } from '../../ui/Button/Button.js'
import { Link } from '../../ui/Link/Link.js'
import { getExplorerUrl } from '../parts/account/getExplorerUrl.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'
import { ErrorText } from '../parts/errors/ErrorText.js'
import { AccountPicture } from '../parts/pictures/AccountPicture.js'
import { sendStrings } from './strings.js'

export interface SendProgressProps {
  readonly account: ConnectedAccount
  readonly network: Network
  readonly send: Extract<SendState, { readonly status: 'confirming' | 'submitted' | 'failed' }>
  readonly onRetry: () => void
  readonly onLeave: () => void
}

export function SendProgress({ account, network, send, onRetry, onLeave }: SendProgressProps) {
  const { format } = useMessages()
  const words = useStrings(sendStrings)
  const { locale } = usePorticoInstance('SendProgress').options
  const family = usePorticoStore(state => getFamily(state.families, network.chainNamespace))
  const picture = <AccountPicture account={account} size={72} />
  if (send.status === 'confirming')
    return (
      <RequestPanel
        state="loading"
        picture={picture}
        title={format(words.confirmIn, { wallet: account.wallet.name })}
        text={words.confirmText}
      />
    )
  if (send.status === 'failed')
    return (
      <RequestPanel
        state="error"
        picture={picture}
        title={words.failed}
        text={<ErrorText error={send.error} />}
        retry={{ label: words.sendAgain, onClick: onRetry }}
        otherWay={{ label: words.cancel, onClick: onLeave }}
      />
    )
  const { amount, token, receiver, name } = send.transfer
  const url = getExplorerUrl(family, network, send.id, 'transaction')
  return (
    <RequestPanel
      state="success"
      picture={picture}
      title={words.sent}
      text={format(words.sentText, {
        amount: formatBalance(amount, locale),
        symbol: token.symbol,
        receiver: name ?? formatAddress(receiver),
      })}
      note={words.sentHint}
      action={
        <Button variant="primary" size="lg" fullWidth onClick={onLeave} data-testid="send-done">
          {words.done}
        </Button>
      }
    >
      {url === undefined ? null : (
        <div className="send-sum">
          <Link href={url} data-testid="send-explorer">
            {words.viewOnExplorer}
          </Link>
        </div>
      )}
    </RequestPanel>
  )
}
