import { formatBalance } from '@portico/core'
import {
  type BuyState,
  checkBuyAgain,
  confirmBuy,
  type PayWindow,
  resetBuy,
  selectBuy,
} from '@portico/core/internal'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { Button } from '../../ui/Button/Button.js'
import { LinkButton } from '../../ui/Button/LinkButton.js'
import { CopyButton } from '../../ui/CopyButton/CopyButton.js'
import { EmptyState } from '../../ui/StateMessage/EmptyState.js'
import { useStyles } from '../../ui/useStyles.js'
import { copyText } from '../parts/account/copyText.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'
import { onRampStyles } from './OnRampProvidersView.css.js'
import { SoldPicture } from './SoldPicture.js'
import { buyStrings } from './strings.js'
import { useSeller } from './useSeller.js'

const windowWords = {
  open: 'windowOpen',
  closed: 'windowClosed',
  blocked: 'windowBlocked',
  unknown: 'windowUnknown',
} as const satisfies Record<PayWindow, keyof (typeof buyStrings)['english']>

/** The state of a purchase until it is completed, abandoned or cancelled. */
export function BuyProgress() {
  useStyles(onRampStyles)
  const portico = usePorticoInstance('BuyProgress')
  const words = useStrings(buyStrings)
  const { format } = useMessages()
  const { replace, reset } = useNavigation()
  const buy = usePorticoStore(selectBuy)
  const seller = useSeller()
  const toForm = () => {
    resetBuy(portico)
    replace('OnRampProviders')
  }
  switch (buy.status) {
    // The active account or network has changed.
    case 'draft':
      return <EmptyState title={words.cannot} description={words.cannotText} picture="network" />
    case 'confirming':
      return (
        <RequestPanel
          state="loading"
          shape="circle"
          picture={<SoldPicture symbol={seller} size={72} />}
          title={format(words.opening, { seller })}
          text={words.openingText}
        />
      )
    case 'failed':
      return (
        <RequestPanel
          state="error"
          shape="circle"
          picture={<SoldPicture symbol={seller} size={72} />}
          title={words.failed}
          text={words.failedText}
          retry={{ label: words.tryAgain, onClick: () => void confirmBuy(portico, { seller }) }}
          otherWay={{ label: words.back, onClick: toForm }}
        />
      )
    default:
      return <Underway buy={buy} onCancel={toForm} onDone={() => leave()} />
  }

  function leave() {
    resetBuy(portico)
    reset('Account')
  }
}

interface UnderwayProps {
  readonly buy: Extract<BuyState, { readonly purchase: unknown }>
  readonly onCancel: () => void
  readonly onDone: () => void
}

function Underway({ buy, onCancel, onDone }: UnderwayProps) {
  const portico = usePorticoInstance('BuyProgress')
  const words = useStrings(buyStrings)
  const { format } = useMessages()
  const { url, seller, token } = buy.purchase
  const { symbol } = token
  const picture = <SoldPicture symbol={symbol} size={72} />
  if (buy.status === 'done')
    return (
      <RequestPanel
        state="success"
        shape="circle"
        picture={picture}
        title={format(words.arrived, { amount: formatBalance(buy.amount, portico.options.locale), symbol })}
        text={words.arrivedText}
        action={
          <Button variant="primary" size="lg" fullWidth onClick={onDone} data-testid="buy-done">
            {words.done}
          </Button>
        }
      />
    )
  if (buy.status === 'unknown')
    return (
      <RequestPanel
        state="idle"
        shape="circle"
        picture={picture}
        title={words.overdue}
        text={format(words.overdueText, { seller, symbol })}
        retry={{ label: words.lookAgain, onClick: () => checkBuyAgain(portico) }}
        otherWay={{ label: words.done, onClick: onDone }}
      />
    )
  const isOpen = buy.window === 'open'
  return (
    <RequestPanel
      state="loading"
      shape="circle"
      picture={picture}
      title={format(words.waiting, { symbol })}
      text={format(words[windowWords[buy.window]], { seller, symbol })}
      note={words.waitingHint}
      action={
        <LinkButton
          href={url}
          variant={isOpen ? 'secondary' : 'primary'}
          size="lg"
          fullWidth
          data-testid="buy-open"
        >
          {words.openPage}
        </LinkButton>
      }
      otherWay={{ label: words.cancel, onClick: onCancel }}
    >
      <div className="buy-link">
        <CopyButton label={words.copyLink} copiedLabel={words.copied} onCopy={() => copyText(url)} />
      </div>
    </RequestPanel>
  )
}
