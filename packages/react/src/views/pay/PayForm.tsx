import { formatAddress, formatBalance, parseUnits } from '@portico/core'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { Button, Fact, Facts, PrimaryButton, Skeleton, Stack, Text } from '../../ui/index.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'
import { PaySummary, type PayViewProps, ShopPicture } from './PaySummary.js'
import { payStrings } from './strings.js'

const mostExchanges = 2

/** The checkout: the shop, the amount, and one button. Everything else is folded. */
export function PayForm({ pay, payment }: PayViewProps) {
  const words = useStrings(payStrings)
  const { push } = useNavigation()
  const { options, environment } = usePorticoInstance('PayForm')
  const { amount, paymentAsset } = payment.request
  const shop = options.metadata.name
  const host = environment.location?.hostname
  const buttons = (
    <Stack gap={8}>
      {pay.account ? (
        <PrimaryButton onClick={pay.confirm} data-testid="pay">
          {format(words.pay, {
            amount: formatBalance(amount, options.locale),
            symbol: paymentAsset.metadata.symbol,
          })}
        </PrimaryButton>
      ) : (
        <PrimaryButton onClick={() => push('Connect')} data-testid="pay-connect">
          {words.connect}
        </PrimaryButton>
      )}
      {pay.exchanges.slice(0, mostExchanges).map(exchange => (
        <Button
          key={exchange.id}
          size="lg"
          fullWidth
          onClick={() => void pay.confirmAtExchange(exchange)}
          data-testid="pay-exchange"
        >
          {format(words.payWith, { provider: exchange.name })}
        </Button>
      ))}
    </Stack>
  )
  return (
    <RequestPanel
      state="idle"
      picture={<ShopPicture />}
      title={shop}
      text={host === shop ? null : host}
      action={buttons}
    >
      <PaySummary pay={pay} payment={payment} />
      <PayerFacts pay={pay} payment={payment} />
      <PayDetails pay={pay} payment={payment} />
    </RequestPanel>
  )
}

/** The account that pays, and whether its balance suffices. The chain decides, so that the button stays enabled. */
function PayerFacts({ pay: { account, balance, isFetchingBalance }, payment: { request } }: PayViewProps) {
  const words = useStrings(payStrings)
  const { options } = usePorticoInstance('PayerFacts')
  if (!account) return null
  const { symbol, decimals } = request.paymentAsset.metadata
  const held = balance === undefined ? undefined : parseUnits(balance, decimals)
  const needed = parseUnits(request.amount, decimals)
  const isTooLow = held !== undefined && needed !== undefined && held < needed
  return (
    <>
      {isTooLow ? (
        <Text tone="danger" align="center" role="status">
          {format(words.tooLittle, { symbol })}
        </Text>
      ) : null}
      <Facts data-testid="pay-payer">
        <Fact label={words.from}>{formatAddress(account.address)}</Fact>
        {balance === undefined && !isFetchingBalance ? null : (
          <Fact label={words.balance}>
            {balance === undefined ? (
              <Skeleton shape="text" />
            ) : (
              <bdi data-testid="pay-balance">{`${formatBalance(balance, options.locale)} ${symbol}`}</bdi>
            )}
          </Fact>
        )}
      </Facts>
    </>
  )
}

function PayDetails({ pay: { network }, payment: { request } }: PayViewProps) {
  const words = useStrings(payStrings)
  return (
    <details className="pay-details">
      <summary data-testid="pay-details">
        {words.details}
        <ChevronIcon size={16} />
      </summary>
      <Facts>
        <Fact label={words.order}>{request.orderId}</Fact>
        <Fact label={words.to}>
          <bdi className="pay-address" data-testid="pay-to">
            {request.recipient}
          </bdi>
        </Fact>
        <Fact label={words.network}>{network?.name}</Fact>
      </Facts>
    </details>
  )
}
