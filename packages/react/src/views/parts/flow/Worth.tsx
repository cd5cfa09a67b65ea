import { formatMoney, type SendToken, toMoney } from '@portico/core/internal'
import { usePorticoInstance } from '../../../hooks/internal/usePorticoStore.js'
import { Text, type TextProps } from '../../../ui/Text/Text.js'

export interface WorthProps {
  readonly token: SendToken | undefined
  readonly units: bigint | undefined
  /** Default: that of the surrounding text. */
  readonly size?: TextProps['size']
}

/** The value of an amount in US dollars; nothing without a price. */
export function Worth({ token, units, size }: WorthProps) {
  const { locale } = usePorticoInstance('Worth').options
  const money = token && units !== undefined ? toMoney(units, token) : undefined
  if (money === undefined) return null
  const worth = <bdi>{formatMoney(Number(money), locale)}</bdi>
  return size ? (
    <Text size={size} tone="secondary">
      {worth}
    </Text>
  ) : (
    worth
  )
}
