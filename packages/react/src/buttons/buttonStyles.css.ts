import { accountButtonStyles } from './accountButtonStyles.css.js'
import { connectButtonStyles } from './connectButtonStyles.css.js'

export const buttonStyles = connectButtonStyles + accountButtonStyles
