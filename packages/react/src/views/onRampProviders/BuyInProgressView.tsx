import { BuyProgress } from './BuyProgress.js'

declare module '@portico/core' {
  interface RouteMap {
    BuyInProgress: Readonly<Record<never, never>>
  }
}

export function BuyInProgressView() {
  return <BuyProgress />
}
