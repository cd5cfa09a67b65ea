import { copyButtonStyles } from '../../ui/CopyButton/CopyButton.css.js'
import { loginStyles } from '../login/LoginView.css.js'
import { askingStyles } from '../parts/asking/askingStyles.js'
import { qrCodeStyles } from '../parts/qrCode/QrCode.css.js'

export { ConnectingFarcasterView } from './ConnectingFarcasterView.js'

export const styles: readonly string[] = [...askingStyles, copyButtonStyles, qrCodeStyles, loginStyles]
