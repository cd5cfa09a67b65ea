import { tabsStyles } from '../../ui/Tabs/Tabs.css.js'
import { useStyles } from '../../ui/useStyles.js'
import { PanelSkeleton } from '../parts/assets/PanelSkeleton.js'

/** Shown while it is unknown whether there are tabs; has their height. */
export function TabsSkeleton() {
  useStyles(tabsStyles)
  return (
    <div className="tabs">
      <div className="tab-list" aria-hidden="true">
        <span className="tab" />
      </div>
      <PanelSkeleton />
    </div>
  )
}
