import { otpFieldStyles } from '../ui/OtpField/OtpField.css.js'
import { approveTransactionStyles } from '../views/approveTransaction/ApproveTransactionView.css.js'
import { emailVerifyDeviceStyles } from '../views/emailVerifyDevice/EmailVerifyDeviceView.css.js'
import { emailVerifyOtpStyles } from '../views/emailVerifyOtp/EmailVerifyOtpView.css.js'
import { askingStyles } from '../views/parts/asking/askingStyles.js'

/** Loaded together: what people with an embedded wallet go through. */
export { ApproveTransactionView } from '../views/approveTransaction/ApproveTransactionView.js'
export { EmailVerifyDeviceView } from '../views/emailVerifyDevice/EmailVerifyDeviceView.js'
export { EmailVerifyOtpView } from '../views/emailVerifyOtp/EmailVerifyOtpView.js'
export { WalletSecurityView } from '../views/walletSecurity/WalletSecurityView.js'

export const styles: readonly string[] = [
  ...askingStyles,
  otpFieldStyles,
  emailVerifyOtpStyles,
  emailVerifyDeviceStyles,
  approveTransactionStyles,
]
