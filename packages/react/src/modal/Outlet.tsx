import type { Route } from '@portico/core'
import { isShallowEqual, selectIsWatching } from '@portico/core/internal'
import { memo } from 'react'
import { usePorticoInstance, usePorticoStore } from '../hooks/internal/usePorticoStore.js'
import { useMessages } from '../hooks/internal/useTexts.js'
import { Loaded, useLoaded, ViewSkeleton } from '../ui/index.js'
import { optionalParts } from '../views/optionalParts.js'
import { getView } from './getView.js'
import { isLost } from './preloadViews.js'
import { ViewBoundary, ViewFailure } from './ViewBoundary.js'

interface OutletProps {
  readonly route: Route
}

export const Outlet = memo(function Outlet({ route }: OutletProps) {
  const messages = useMessages()
  const portico = usePorticoInstance('Outlet')
  const { view, skeleton, hasBanner = true } = getView(route)
  const isBannerDue = usePorticoStore(state => isLost(state, portico.options))
  const isWatching = usePorticoStore(selectIsWatching)
  const { value: View, error, retry } = useLoaded(view)
  if (error) return <ViewFailure onRetry={retry} />
  return (
    <ViewBoundary portico={portico}>
      {isWatching ? <Loaded part={optionalParts.watchBanner} props={{}} /> : null}
      {isBannerDue && hasBanner ? <Loaded part={optionalParts.networkBanner} props={{}} /> : null}
      {View ? <View route={route} /> : <ViewSkeleton parts={skeleton} label={messages.modal.loading} />}
    </ViewBoundary>
  )
}, isSameRoute)

/** Opening creates a new route object for the same view, which need not render again. */
function isSameRoute(one: OutletProps, other: OutletProps): boolean {
  return isShallowEqual(one.route, other.route)
}
