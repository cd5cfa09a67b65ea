import { emailFieldStyles } from '../ui/EmailField/EmailField.css.js'
import { otpFieldStyles } from '../ui/OtpField/OtpField.css.js'
import { approveTransactionStyles } from '../views/approveTransaction/ApproveTransactionView.css.js'
import { emailVerifyDeviceStyles } from '../views/emailVerifyDevice/EmailVerifyDeviceView.css.js'
import { emailVerifyOtpStyles } from '../views/emailVerifyOtp/EmailVerifyOtpView.css.js'
import { askingStyles } from '../views/parts/asking/askingStyles.js'
import { codePanelStyles } from '../views/parts/code/CodePanel.css.js'
import { updateEmailWalletStyles } from '../views/updateEmailWallet/UpdateEmailWalletView.css.js'

/** Loaded together: what people with an embedded wallet go through. */
export { ApproveTransactionView } from '../views/approveTransaction/ApproveTransactionView.js'
export { EmailVerifyDeviceView } from '../views/emailVerifyDevice/EmailVerifyDeviceView.js'
export { EmailVerifyOtpView } from '../views/emailVerifyOtp/EmailVerifyOtpView.js'
export { UpdateEmailPrimaryOtpView } from '../views/updateEmailPrimaryOtp/UpdateEmailPrimaryOtpView.js'
export { UpdateEmailSecondaryOtpView } from '../views/updateEmailSecondaryOtp/UpdateEmailSecondaryOtpView.js'
export { UpdateEmailWalletView } from '../views/updateEmailWallet/UpdateEmailWalletView.js'
export { WalletSecurityView } from '../views/walletSecurity/WalletSecurityView.js'

export const styles: readonly string[] = [
  ...askingStyles,
  emailFieldStyles,
  otpFieldStyles,
  codePanelStyles,
  emailVerifyOtpStyles,
  updateEmailWalletStyles,
  emailVerifyDeviceStyles,
  approveTransactionStyles,
]
