import { formatMoney, type SendToken, toMoney } from '@portico/core/internal'
import { usePorticoInstance } from '../../../hooks/internal/usePorticoStore.js'
import { Text, type TextProps } from '../../../ui/index.js'

export interface WorthProps {
  readonly token: SendToken | undefined
  readonly units: bigint | undefined
  readonly size?: TextProps['size']
}

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
