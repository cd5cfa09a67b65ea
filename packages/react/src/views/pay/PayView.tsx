import {
  formatAddress,
  formatBalance,
  parseCaipNetworkId,
  selectActiveConnector,
  selectConnectedAccount,
} from '@portico/core'
import { getFamily } from '@portico/core/adapter'
import {
  choosePayAgain,
  confirmPay,
  exchangesQuery,
  formatFullBalance,
  leaveExchange,
  type PayState,
  type PayWindow,
  payAtExchange,
} from '@portico/core/internal'
import { isPorticoError, paymentProviderFailed } from '@portico/protocol'
import type { ReactNode } from 'react'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { usePorticoQuery } from '../../hooks/usePorticoQuery.js'
import { Button } from '../../ui/Button/Button.js'
import { LinkButton } from '../../ui/Button/LinkButton.js'
import { Image } from '../../ui/Image/Image.js'
import { Link } from '../../ui/Link/Link.js'
import { Stack } from '../../ui/Stack/Stack.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { EmptyState } from '../../ui/StateMessage/EmptyState.js'
import { Text } from '../../ui/Text/Text.js'
import { useStyles } from '../../ui/useStyles.js'
import { getExplorerUrl } from '../parts/account/getExplorerUrl.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'
import { ErrorText } from '../parts/errors/ErrorText.js'
import { NetworkPicture } from '../parts/networks/NetworkPicture.js'
import { payStyles } from './PayView.css.js'
import { payStrings } from './strings.js'

type Asked = Exclude<PayState, { readonly status: 'draft' }>

/** The payment request of a shop and its outcome (V-10). */
export function PayView() {
  useStyles(payStyles)
  const words = useStrings(payStrings)
  const pay = usePorticoStore(state => state.pay)
  if (pay.status === 'draft')
    return <EmptyState title={words.nothing} description={words.nothingText} picture="wallet" />
  return pay.status === 'checked' ? <PayForm pay={pay} /> : <PayProgress pay={pay} />
}

function usePayment({ request }: Asked) {
  const portico = usePorticoInstance('PayView')
  const { network: id } = request.paymentAsset
  const { chainNamespace: namespace } = parseCaipNetworkId(id)
  const network = usePorticoStore(state =>
    state.networks.requested.find(({ caipNetworkId }) => caipNetworkId === id),
  )
  // A watch-only account cannot pay: another wallet must be connected.
  const account = usePorticoStore(state =>
    selectActiveConnector(state, namespace)?.isReadOnly
      ? undefined
      : selectConnectedAccount(state, namespace),
  )
  const { symbol } = request.paymentAsset.metadata
  const { locale } = portico.options
  return { portico, network, account, symbol, amount: formatBalance(request.amount, locale), locale }
}

const mostExchanges = 2

function PayForm({ pay }: { readonly pay: Asked }) {
  const words = useStrings(payStrings)
  const { format } = useMessages()
  const { push } = useNavigation()
  const { portico, network, account, symbol, amount, locale } = usePayment(pay)
  const { orderId, recipient } = pay.request
  const { data: exchanges = [] } = usePorticoQuery(exchangesQuery, pay.request)
  const button = account ? (
    <Button variant="primary" size="lg" fullWidth onClick={() => void confirmPay(portico)} data-testid="pay">
      {format(words.pay, { amount, symbol })}
    </Button>
  ) : (
    <Button variant="primary" size="lg" fullWidth onClick={() => push('Connect')} data-testid="pay-connect">
      {words.connect}
    </Button>
  )
  return (
    <ViewBody
      footer={
        <Stack gap={8}>
          {button}
          {exchanges.slice(0, mostExchanges).map(exchange => (
            <Button
              key={exchange.id}
              size="lg"
              fullWidth
              onClick={() => void payAtExchange(portico, exchange)}
              data-testid="pay-exchange"
            >
              {format(words.payWith, { provider: exchange.name })}
            </Button>
          ))}
        </Stack>
      }
    >
      <div className="pay-sum">
        <AssetPicture pay={pay} size={40} />
        <Text as="h2" size="xl" weight="semibold" align="center">
          <bdi>{`${formatFullBalance(pay.request.amount, locale)} ${symbol}`}</bdi>
        </Text>
        <Text tone="secondary">
          {portico.options.metadata?.name ?? portico.environment.location?.hostname}
        </Text>
      </div>
      <dl className="pay-facts">
        <Fact name={words.order}>{orderId}</Fact>
        <Fact name={words.to}>
          <span className="pay-address" data-testid="pay-to">
            {recipient}
          </span>
        </Fact>
        <Fact name={words.network}>{network?.name}</Fact>
        {account ? <Fact name={words.from}>{formatAddress(account.address)}</Fact> : null}
      </dl>
    </ViewBody>
  )
}

/** The native currency uses the network's logo, a token its first letter, because no service provides its image. */
function AssetPicture({ pay, size }: { readonly pay: Asked; readonly size: 40 | 72 }) {
  const { network, symbol } = usePayment(pay)
  return pay.request.paymentAsset.asset === 'native' ? (
    <NetworkPicture network={network} size={size} />
  ) : (
    <Image src="" name={symbol} shape="circle" size={size} />
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="pay-fact">
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}

const windowWords = {
  open: 'windowOpen',
  closed: 'windowClosed',
  blocked: 'windowBlocked',
  unknown: 'windowUnknown',
} as const satisfies Record<PayWindow, keyof (typeof payStrings)['english']>

function PayProgress({ pay }: { readonly pay: Asked }) {
  const words = useStrings(payStrings)
  const { format } = useMessages()
  const { close } = useNavigation()
  const { portico, network, account, symbol, amount } = usePayment(pay)
  const family = usePorticoStore(state => network && getFamily(state.families, network.chainNamespace))
  const picture = <AssetPicture pay={pay} size={72} />
  const again = () => void confirmPay(portico)
  const leave = { label: words.cancel, onClick: close }
  const sent = (sentPay: Extract<PayState, { readonly receipt: unknown }>) => {
    const isPaid = sentPay.status === 'done'
    const { transaction } = sentPay.receipt
    const url = network && family && getExplorerUrl(family, network, transaction, 'transaction')
    const order = sentPay.request.orderId
    return (
      <RequestPanel
        state={isPaid ? 'success' : 'loading'}
        picture={picture}
        title={isPaid ? words.paid : words.sent}
        text={format(isPaid ? words.paidText : words.sentText, { amount, symbol, order })}
        action={
          isPaid ? (
            <Button variant="primary" size="lg" fullWidth onClick={close} data-testid="pay-done">
              {words.done}
            </Button>
          ) : undefined
        }
      >
        {url === undefined ? null : (
          <div className="pay-sum">
            <Link href={url}>{words.viewOnExplorer}</Link>
          </div>
        )}
      </RequestPanel>
    )
  }
  switch (pay.status) {
    case 'confirming':
      return pay.exchange ? (
        <RequestPanel
          state="loading"
          picture={picture}
          title={format(words.opening, { provider: pay.exchange.name })}
          text={words.openingText}
        />
      ) : (
        <RequestPanel
          state="loading"
          picture={picture}
          title={format(words.confirmIn, { wallet: account?.wallet.name ?? '' })}
          text={words.confirmText}
          note={words.confirmHint}
        />
      )
    case 'submitted': {
      if (!('session' in pay)) return sent(pay)
      const { url, exchange } = pay.session
      const provider = exchange.name
      return (
        <RequestPanel
          state="loading"
          picture={picture}
          title={format(words.payWith, { provider })}
          text={format(words[windowWords[pay.window]], { provider, amount, symbol })}
          note={words.waitingHint}
          action={
            <LinkButton
              href={url}
              variant={pay.window === 'open' ? 'secondary' : 'primary'}
              size="lg"
              fullWidth
              data-testid="pay-open"
            >
              {words.openPage}
            </LinkButton>
          }
          otherWay={
            pay.isTaken ? undefined : { label: words.otherWay, onClick: () => leaveExchange(portico) }
          }
        />
      )
    }
    case 'unknown':
      if (pay.session)
        return (
          <RequestPanel
            state="idle"
            picture={picture}
            title={words.unsure}
            text={format(words.unsureProviderText, { provider: pay.session.exchange.name })}
            retry={{ label: words.payAgain, onClick: () => void choosePayAgain(portico) }}
            otherWay={leave}
          />
        )
      return (
        <RequestPanel
          state="idle"
          picture={picture}
          title={words.unsure}
          text={words.unsureText}
          note={pay.error === undefined ? undefined : <ErrorText error={pay.error} />}
          retry={account && { label: words.payAgain, onClick: () => void choosePayAgain(portico) }}
          otherWay={leave}
        />
      )
    case 'failed':
      return (
        <RequestPanel
          state="error"
          picture={picture}
          title={words.failed}
          text={<ErrorText error={pay.error} />}
          retry={{
            label: words.tryAgain,
            // Another payment method is available.
            onClick: isPorticoError(pay.error, paymentProviderFailed)
              ? () => void choosePayAgain(portico)
              : again,
          }}
          otherWay={leave}
        />
      )
    case 'expired':
      return (
        <RequestPanel
          state="error"
          picture={picture}
          title={words.late}
          text={
            pay.session
              ? format(words.lateProviderText, { provider: pay.session.exchange.name })
              : pay.isUnknown
                ? words.lateUnsureText
                : words.lateText
          }
          otherWay={{ label: words.done, onClick: close }}
        />
      )
    case 'done':
      return sent(pay)
    default:
      return null
  }
}
