import { progressRingStyles } from '../../../ui/ProgressRing/ProgressRing.css.js'
import { requestPanelStyles } from './RequestPanel.css.js'

/** For chunks that wait for a wallet; the wallet list does not need them. */
export const askingStyles: readonly string[] = [progressRingStyles, requestPanelStyles]
