import type { ChainTransfer } from '../DataProviders.js'

const approve = '0x095ea7b3'

export interface Operation {
  receiver: string
  selector: string
  isOwn: boolean
  transfers: readonly ChainTransfer[]
}

export function nameOperation({ receiver, selector, isOwn, transfers }: Operation): string {
  const directions = new Set(transfers.map(({ direction }) => direction))
  if (isOwn && receiver === '') return 'deploy'
  if (isOwn && selector === approve) return 'approve'
  if (directions.has('in') && directions.has('out')) return 'trade'
  if (directions.has('out') || directions.has('self')) return 'send'
  return directions.has('in') ? 'receive' : 'execute'
}
