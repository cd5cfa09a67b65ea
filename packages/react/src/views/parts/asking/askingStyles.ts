import { progressRingStyles } from '../../../ui/ProgressRing/ProgressRing.css.js'
import { requestPanelStyles } from './RequestPanel.css.js'

/** For every group of views that waits for a wallet; the list of wallets, which comes first, does not. */
export const askingStyles: readonly string[] = [progressRingStyles, requestPanelStyles]
