import { formatBalance } from '@portico/core'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import { PrimaryButton } from '../../ui/index.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'
import { ErrorText } from '../parts/errors/ErrorText.js'
import { PaymentWindow } from '../parts/flow/PaymentWindow.js'
import { TransactionLink } from '../parts/flow/TransactionProgress.js'
import { PaySummary, type PayViewProps, ShopPicture } from './PaySummary.js'
import { payStrings } from './strings.js'

/** The outcome, in the place of the form: logo and amount stay, and the ring shows the state. */
export function PayProgress({ pay, payment }: PayViewProps) {
  const words = useStrings(payStrings)
  const { close } = useNavigation()
  const { locale } = usePorticoInstance('PayProgress').options
  const { network, account } = pay
  const { status, request, exchange, url, window, receipt, error } = payment
  const { symbol } = request.paymentAsset.metadata
  const values = {
    amount: formatBalance(request.amount, locale),
    symbol,
    order: request.orderId,
    provider: exchange?.name ?? '',
    wallet: account?.wallet.name ?? '',
  }
  const panel = {
    picture: <ShopPicture />,
    children: <PaySummary pay={pay} payment={payment} />,
  }
  const leave = { label: words.cancel, onClick: close }
  if (url !== undefined && window)
    return (
      <PaymentWindow
        {...panel}
        title={format(words.payWith, values)}
        window={window}
        url={url}
        words={words}
        values={values}
        otherWay={
          payment.canLeaveExchange ? { label: words.otherWay, onClick: pay.leaveExchange } : undefined
        }
        data-testid="pay-open"
      />
    )
  if (status === 'confirming')
    return (
      <RequestPanel
        state="loading"
        {...panel}
        title={format(exchange ? words.opening : words.confirmIn, values)}
        text={exchange ? words.openingText : words.confirmText}
        note={exchange ? undefined : words.confirmHint}
      />
    )
  if (status === 'unknown')
    return (
      <RequestPanel
        state="idle"
        {...panel}
        title={words.unsure}
        text={exchange ? format(words.unsureProviderText, values) : words.unsureText}
        note={error === undefined ? undefined : <ErrorText error={error} />}
        retry={exchange || account ? { label: words.payAgain, onClick: pay.startOver } : undefined}
        otherWay={leave}
      />
    )
  if (status === 'failed')
    return (
      <RequestPanel
        state="error"
        {...panel}
        title={words.failed}
        text={<ErrorText error={error} />}
        retry={{ label: words.tryAgain, onClick: pay.retry }}
        otherWay={leave}
      />
    )
  if (status === 'expired')
    return (
      <RequestPanel
        state="error"
        {...panel}
        title={words.late}
        text={
          exchange
            ? format(words.lateProviderText, values)
            : payment.mayBePaid
              ? words.lateUnsureText
              : words.lateText
        }
        otherWay={{ label: words.done, onClick: close }}
      />
    )
  const isPaid = status === 'done'
  return (
    <RequestPanel
      state={isPaid ? 'success' : 'loading'}
      {...panel}
      title={isPaid ? words.paid : words.sent}
      text={format(isPaid ? words.paidText : words.sentText, values)}
      action={
        isPaid ? (
          <PrimaryButton onClick={close} data-testid="pay-done">
            {words.done}
          </PrimaryButton>
        ) : undefined
      }
    >
      {panel.children}
      {receipt ? <TransactionLink network={network} id={receipt.transaction} words={words} /> : null}
    </RequestPanel>
  )
}
