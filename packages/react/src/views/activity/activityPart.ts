import { windowedListStyles } from '../../ui/WindowedList/WindowedList.css.js'
import { withStyles } from '../../ui/withStyles.js'
import { assetStyles } from '../parts/assets/assetStyles.css.js'
import { activityStyles } from './ActivityView.css.js'
import { ActivityView } from './ActivityView.js'

export const ActivityPart = withStyles(ActivityView, [windowedListStyles, assetStyles, activityStyles])
