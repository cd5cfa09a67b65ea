import type { Route } from '@portico/core'
import { isShallowEqual, selectIsWatching } from '@portico/core/internal'
import { memo, useEffect, useReducer, useState } from 'react'
import { useMessages } from '../hooks/internal/useMessages.js'
import { usePorticoInstance } from '../hooks/internal/usePorticoInstance.js'
import { usePorticoStore } from '../hooks/internal/usePorticoStore.js'
import { ViewSkeleton } from '../ui/Skeleton/ViewSkeleton.js'
import { getView } from './getView.js'
import { isLost, LazyNetworkBanner } from './LazyNetworkBanner.js'
import { LazyWatchBanner } from './LazyWatchBanner.js'
import { ViewBoundary } from './ViewBoundary.js'
import { ViewFailure } from './ViewFailure.js'

interface OutletProps {
  readonly route: Route
}

/** Renders the view of the route, its skeleton while the code loads, and a retry button if loading failed. */
export const Outlet = memo(function Outlet({ route }: OutletProps) {
  const { messages } = useMessages()
  const portico = usePorticoInstance('Outlet')
  const { view, skeleton, hasBanner = true } = getView(route)
  const isBannerDue = usePorticoStore(state => isLost(state, portico.options))
  const isWatching = usePorticoStore(selectIsWatching)
  const [failed, setFailed] = useState(false)
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const isThere = view.Component !== undefined
  useEffect(() => {
    if (isThere || failed) return undefined
    let left = false
    view.load().then(
      () => left || drawAgain(),
      () => left || setFailed(true),
    )
    return () => {
      left = true
    }
  }, [view, isThere, failed])
  if (failed && !isThere) return <ViewFailure onRetry={() => setFailed(false)} />
  return (
    <ViewBoundary portico={portico}>
      {isWatching ? <LazyWatchBanner /> : null}
      {isBannerDue && hasBanner ? <LazyNetworkBanner /> : null}
      {view.Component ? (
        <view.Component route={route} />
      ) : (
        <ViewSkeleton parts={skeleton} label={messages.modal.loading} />
      )}
    </ViewBoundary>
  )
}, isSameRoute)

/**
 * Opening creates a new route object for the same view; a view that was rendered in advance need not render again.
 */
function isSameRoute(one: OutletProps, other: OutletProps): boolean {
  return isShallowEqual(one.route, other.route)
}
