import type { Route } from '@portico/core'
import { Suspense } from 'react'
import { getView } from './getView.js'
import { ViewBoundary } from './ViewBoundary.js'
import { ViewSkeleton } from './ViewSkeleton.js'

/** The view of the route, or what stands in for it while its code is on the way. */
export function Outlet({ route }: { readonly route: Route }) {
  const View = getView(route).component
  return (
    <ViewBoundary>
      <Suspense fallback={<ViewSkeleton />}>
        <View route={route} />
      </Suspense>
    </ViewBoundary>
  )
}
