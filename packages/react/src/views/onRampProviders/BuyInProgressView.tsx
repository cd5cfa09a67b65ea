import { usePorticoBuy } from '../../hooks/usePorticoBuy.js'
import { BuyProgress } from './BuyProgress.js'

export function BuyInProgressView() {
  return <BuyProgress buy={usePorticoBuy()} />
}
