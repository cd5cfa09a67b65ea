import { BuyProgress } from './BuyProgress.js'

export function BuyInProgressView() {
  return <BuyProgress />
}
