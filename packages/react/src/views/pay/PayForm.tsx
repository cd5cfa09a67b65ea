import { formatAddress, formatBalance } from '@portico/core'
import { formatFullBalance } from '@portico/core/internal'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import type { Payment, UsePorticoPayResult } from '../../hooks/usePorticoPay.js'
import { Button } from '../../ui/Button/Button.js'
import { PrimaryButton } from '../../ui/Button/PrimaryButton.js'
import { Fact, Facts } from '../../ui/Facts/Facts.js'
import { Stack } from '../../ui/Stack/Stack.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { Text } from '../../ui/Text/Text.js'
import { useStyles } from '../../ui/useStyles.js'
import { flowStyles } from '../parts/flow/flowStyles.css.js'
import { AssetPicture } from './AssetPicture.js'
import { payStyles } from './PayView.css.js'
import { payStrings } from './strings.js'

export interface PayFormProps {
  readonly pay: UsePorticoPayResult
  readonly payment: Payment
}

const mostExchanges = 2

export function PayForm({ pay, payment: { request } }: PayFormProps) {
  useStyles(flowStyles)
  useStyles(payStyles)
  const words = useStrings(payStrings)
  const { format } = useMessages()
  const { push } = useNavigation()
  const { options, environment } = usePorticoInstance('PayForm')
  const { network, account, exchanges } = pay
  const { orderId, recipient, amount, paymentAsset } = request
  const { symbol } = paymentAsset.metadata
  return (
    <ViewBody
      footer={
        <Stack gap={8}>
          {account ? (
            <PrimaryButton onClick={pay.confirm} data-testid="pay">
              {format(words.pay, { amount: formatBalance(amount, options.locale), symbol })}
            </PrimaryButton>
          ) : (
            <PrimaryButton onClick={() => push('Connect')} data-testid="pay-connect">
              {words.connect}
            </PrimaryButton>
          )}
          {exchanges.slice(0, mostExchanges).map(exchange => (
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
      }
    >
      <div className="flow-sum pay-sum">
        <AssetPicture asset={paymentAsset} network={network} size={40} />
        <Text as="h2" size="xl" weight="semibold" align="center">
          <bdi>{`${formatFullBalance(amount, options.locale)} ${symbol}`}</bdi>
        </Text>
        <Text tone="secondary">{options.metadata?.name ?? environment.location?.hostname}</Text>
      </div>
      <Facts>
        <Fact label={words.order}>{orderId}</Fact>
        <Fact label={words.to}>
          <bdi className="pay-address" data-testid="pay-to">
            {recipient}
          </bdi>
        </Fact>
        <Fact label={words.network}>{network?.name}</Fact>
        {account ? <Fact label={words.from}>{formatAddress(account.address)}</Fact> : null}
      </Facts>
    </ViewBody>
  )
}
