import { emailFieldStyles } from '../ui/EmailField/EmailField.css.js'
import { otpFieldStyles } from '../ui/OtpField/OtpField.css.js'
import { approveTransactionStyles } from '../views/approveTransaction/ApproveTransactionView.css.js'
import { loginStyles } from '../views/login/LoginView.css.js'
import { askingStyles } from '../views/parts/asking/askingStyles.js'

export { ApproveTransactionView } from '../views/approveTransaction/ApproveTransactionView.js'
export { ConnectSocialsView } from '../views/connectSocials/ConnectSocialsView.js'
export { EmailLoginView } from '../views/emailLogin/EmailLoginView.js'
export { LoginView } from '../views/login/LoginView.js'
export { WalletSecurityView } from '../views/walletSecurity/WalletSecurityView.js'

export const styles: readonly string[] = [
  ...askingStyles,
  emailFieldStyles,
  otpFieldStyles,
  loginStyles,
  approveTransactionStyles,
]
