import { formatAddress, formatBalance, type Network, type PayRequest } from '@portico/core'
import { formatFullBalance } from '@portico/core/internal'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { useMessages, useStrings } from '../../hooks/internal/useTexts.js'
import type { Payment, UsePorticoPayResult } from '../../hooks/usePorticoPay.js'
import { Button, PrimaryButton } from '../../ui/Button/Button.js'
import { Fact, Facts } from '../../ui/Facts/Facts.js'
import { Image } from '../../ui/Image/Image.js'
import { Stack, ViewBody } from '../../ui/Stack/Stack.js'
import { Text } from '../../ui/Text/Text.js'
import { useStyles } from '../../ui/useStyles.js'
import { flowStyles } from '../parts/flow/flowStyles.css.js'
import { NetworkPicture } from '../parts/pictures/Picture.js'
import { payStyles } from './PayView.css.js'
import { payStrings } from './strings.js'

interface PayFormProps {
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

interface AssetPictureProps {
  readonly asset: PayRequest['paymentAsset']
  readonly network: Network | undefined
  readonly size: 40 | 72
}

/** The native currency uses the network's logo, a token its first letter, because no service provides its image. */
export const AssetPicture = ({ asset, network, size }: AssetPictureProps) =>
  asset.asset === 'native' ? (
    <NetworkPicture network={network} size={size} />
  ) : (
    <Image src="" name={asset.metadata.symbol} shape="circle" size={size} />
  )
