import { PanelSkeleton } from '../parts/assets/PanelSkeleton.js'

/** Stands in for the tabs while nobody knows whether there are any, as high as they are. */
export function TabsSkeleton() {
  return (
    <div className="tabs">
      <div className="tab-list" aria-hidden="true">
        <span className="tab" />
      </div>
      <PanelSkeleton />
    </div>
  )
}
