import { accountButtonStyles } from './accountButtonStyles.css.js'
import { connectButtonStyles } from './connectButtonStyles.css.js'

/** Everything, for those who need not count. */
export const buttonStyles = connectButtonStyles + accountButtonStyles
