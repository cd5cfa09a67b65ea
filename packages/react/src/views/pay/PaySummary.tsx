import { parseUnits } from '@portico/core'
import { formatFullBalance, formatMoney, toMoney } from '@portico/core/internal'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import type { Payment, UsePorticoPayResult } from '../../hooks/usePorticoPay.js'
import { Image, Skeleton, Text, useStyles } from '../../ui/index.js'
import { NetworkPicture } from '../parts/pictures/Picture.js'
import { payStyles } from './PayView.css.js'

export interface PayViewProps {
  readonly pay: UsePorticoPayResult
  readonly payment: Payment
}

/** Characters of the large amount that fit in one line. */
const longest = 12

/** The amount in money if the token has a price, and in the token, which is what the wallet is asked for. */
export function PaySummary({ pay: { token, isFetchingToken, network }, payment: { request } }: PayViewProps) {
  useStyles(payStyles)
  const { locale } = usePorticoInstance('PaySummary').options
  const { asset, metadata } = request.paymentAsset
  const { symbol, decimals } = metadata
  const units = parseUnits(request.amount, decimals)
  const money = token && units !== undefined ? toMoney(units, { decimals, price: token.price }) : undefined
  const amount = `${formatFullBalance(request.amount, locale)} ${symbol}`
  const sum = (money !== undefined && formatMoney(Number(money), locale)) || amount
  return (
    <div className="pay-sum">
      {isFetchingToken ? (
        <Skeleton shape="title" />
      ) : (
        <Text as="h2" size={sum.length > longest ? 'xl' : '4xl'} weight="semibold" align="center">
          <bdi data-testid="pay-sum">{sum}</bdi>
        </Text>
      )}
      <div className="pay-asset">
        {asset === 'native' ? (
          <NetworkPicture network={network} size={24} />
        ) : (
          <Image src={isFetchingToken ? null : token?.iconUrl} name={symbol} shape="circle" size={24} />
        )}
        {sum === amount && !isFetchingToken ? null : (
          <Text as="span" weight="medium">
            <bdi>{amount}</bdi>
          </Text>
        )}
        <Text as="span" tone="secondary">
          <bdi>{network?.name}</bdi>
        </Text>
      </div>
    </div>
  )
}

export function ShopPicture() {
  const { name, icons } = usePorticoInstance('ShopPicture').options.metadata
  return <Image src={icons[0]} name={name} size={72} loading="eager" />
}
