import { type ConnectedAccount, formatUnits, type Network } from '@portico/core'
import { getFamily } from '@portico/core/adapter'
import { formatFullBalance, type SwapState } from '@portico/core/internal'
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
import { formatAmount } from './formatAmount.js'
import { swapStrings } from './strings.js'

export interface SwapProgressProps {
  readonly account: ConnectedAccount
  readonly network: Network
  readonly state: SwapState
  readonly onRetry: () => void
  readonly onChange: () => void
  readonly onLeave: () => void
}

export function SwapProgress({ account, network, state, onRetry, onChange, onLeave }: SwapProgressProps) {
  const { format } = useMessages()
  const words = useStrings(swapStrings)
  const { locale } = usePorticoInstance('SwapProgress').options
  const family = usePorticoStore(({ families }) => getFamily(families, network.chainNamespace))
  const picture = <AccountPicture account={account} size={72} />
  if (!('swap' in state))
    return <RequestPanel state="loading" picture={picture} title={words.checking} text={words.asking} />
  const { swap } = state
  const { from, to, expected, least, approval } = swap
  const { symbol } = from
  const amount = formatFullBalance(
    approval === undefined ? swap.amount : formatUnits(approval, from.decimals),
    locale,
  )
  if (state.status === 'confirming')
    return (
      <RequestPanel
        state="loading"
        picture={picture}
        title={format(words.confirmIn, { wallet: account.wallet.name })}
        text={
          approval === undefined
            ? format(words.confirmSwap, { amount, symbol, least: formatAmount(least, to, locale) })
            : format(words.confirmApproval, { amount, symbol })
        }
      />
    )
  if (state.status === 'failed')
    return (
      <RequestPanel
        state="error"
        picture={picture}
        title={words.failed}
        text={<ErrorText error={state.error} />}
        retry={{ label: words.tryAgain, onClick: onRetry }}
        otherWay={{ label: words.change, onClick: onChange }}
      />
    )
  if (state.status === 'approving')
    return (
      <RequestPanel
        state="loading"
        picture={picture}
        title={words.approving}
        text={words.approvingText}
        note={words.approvingHint}
      />
    )
  const url = 'id' in state ? getExplorerUrl(family, network, state.id, 'transaction') : undefined
  return (
    <RequestPanel
      state="success"
      picture={picture}
      title={words.sent}
      text={format(words.sentText, { amount, symbol, received: formatAmount(expected, to, locale) })}
      note={words.sentHint}
      action={
        <Button variant="primary" size="lg" fullWidth onClick={onLeave} data-testid="swap-done">
          {words.done}
        </Button>
      }
    >
      {url === undefined ? null : (
        <div className="send-sum">
          <Link href={url} data-testid="swap-explorer">
            {words.viewOnExplorer}
          </Link>
        </div>
      )}
    </RequestPanel>
  )
}
