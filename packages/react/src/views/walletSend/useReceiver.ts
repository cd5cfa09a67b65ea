import type { Network } from '@portico/core'
import type { Family } from '@portico/core/adapter'
import { receiverQuery } from '@portico/core/internal'
import { useSettled } from '../../hooks/internal/useSettled.js'
import { usePorticoQuery } from '../../hooks/usePorticoQuery.js'

export interface SoughtReceiver {
  readonly address?: string | undefined
  readonly name?: string | undefined
  /** Undefined until known. */
  readonly isReceiver: boolean | undefined
  readonly isLooking: boolean
  readonly error?: unknown
}

/** Debounce in milliseconds. */
const pause = 500

export function useReceiver(
  typed: string,
  { caipNetworkId }: Network,
  { isAddress }: Pick<Family, 'isAddress'>,
): SoughtReceiver {
  const receiver = typed.trim()
  const settled = useSettled(receiver, pause)
  const isPlain = receiver === '' || isAddress(receiver)
  const asked = isPlain || settled !== receiver ? undefined : { typed: receiver, caipNetworkId }
  const known = usePorticoQuery(receiverQuery, asked)
  const { data, isFetching } = known
  if (isPlain) return { address: receiver, isReceiver: receiver === '' ? undefined : true, isLooking: false }
  if (asked && data && !isFetching)
    return { ...data, isReceiver: data.address !== undefined, isLooking: false }
  if (known.isError && !isFetching) return { isReceiver: undefined, isLooking: false, error: known.error }
  return { isReceiver: undefined, isLooking: asked !== undefined && isFetching }
}
