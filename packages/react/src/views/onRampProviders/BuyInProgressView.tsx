import { formatBalance } from '@portico/core'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import { type UsePorticoBuyResult, usePorticoBuy } from '../../hooks/usePorticoBuy.js'
import { CopyButton, PrimaryButton, useStyles } from '../../ui/index.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'
import { PaymentWindow } from '../parts/flow/PaymentWindow.js'
import { EmptyState } from '../parts/states/StateMessage.js'
import { onRampStyles } from './OnRampProvidersView.css.js'
import { SoldPicture } from './SoldPicture.js'
import { buyStrings } from './strings.js'

export function BuyInProgressView() {
  return <BuyProgress buy={usePorticoBuy()} />
}

export function BuyProgress({ buy }: { readonly buy: UsePorticoBuyResult }) {
  useStyles(onRampStyles)
  const { locale } = usePorticoInstance('BuyProgress').options
  const words = useStrings(buyStrings)
  const { replace, reset } = useNavigation()
  const { status, purchase, window } = buy
  const seller = purchase?.seller ?? buy.provider
  const symbol = purchase?.token.symbol ?? seller
  const panel = { shape: 'circle', picture: <SoldPicture symbol={symbol} size={72} /> } as const
  const toForm = () => {
    buy.reset()
    replace('OnRampProviders')
  }
  const leave = () => {
    buy.reset()
    reset('Account')
  }
  if (status === 'confirming')
    return (
      <RequestPanel
        {...panel}
        state="loading"
        title={format(words.opening, { seller })}
        text={words.openingText}
      />
    )
  if (status === 'failed')
    return (
      <RequestPanel
        {...panel}
        state="error"
        title={words.failed}
        text={words.failedText}
        retry={{ label: words.tryAgain, onClick: buy.confirm }}
        otherWay={{ label: words.back, onClick: toForm }}
      />
    )
  if (status === 'unknown')
    return (
      <RequestPanel
        {...panel}
        state="idle"
        title={words.overdue}
        text={format(words.overdueText, { seller, symbol })}
        retry={{ label: words.lookAgain, onClick: buy.checkAgain }}
        otherWay={{ label: words.done, onClick: leave }}
      />
    )
  if (buy.data !== undefined)
    return (
      <RequestPanel
        {...panel}
        state="success"
        title={format(words.arrived, { amount: formatBalance(buy.data, locale), symbol })}
        text={words.arrivedText}
        action={
          <PrimaryButton onClick={leave} data-testid="buy-done">
            {words.done}
          </PrimaryButton>
        }
      />
    )
  // The active account or network has changed.
  if (!purchase || !window)
    return <EmptyState title={words.cannot} description={words.cannotText} picture="network" />
  const { url } = purchase
  return (
    <PaymentWindow
      {...panel}
      title={format(words.waiting, { symbol })}
      window={window}
      url={url}
      words={words}
      values={{ seller, symbol }}
      otherWay={{ label: words.cancel, onClick: toForm }}
      data-testid="buy-open"
    >
      <div className="buy-link">
        <CopyButton label={words.copyLink} copiedLabel={words.copied} text={url} />
      </div>
    </PaymentWindow>
  )
}
