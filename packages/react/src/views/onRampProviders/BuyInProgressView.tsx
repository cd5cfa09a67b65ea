import { BuyProgress } from './BuyProgress.js'

declare module '@portico/core' {
  interface RouteMap {
    /** The progress of a purchase. */
    BuyInProgress: Readonly<Record<never, never>>
  }
}

export function BuyInProgressView() {
  return <BuyProgress />
}
