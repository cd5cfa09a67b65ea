import { BuyProgress } from './BuyProgress.js'

declare module '@portico/core' {
  interface RouteMap {
    /** Something is being paid for, or has arrived. */
    BuyInProgress: Readonly<Record<never, never>>
  }
}

export function BuyInProgressView() {
  return <BuyProgress />
}
