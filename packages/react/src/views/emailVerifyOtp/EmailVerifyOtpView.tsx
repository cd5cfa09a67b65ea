import { findEmailSource } from '@portico/core'
import { usePorticoInstance } from '../../hooks/usePorticoInstance.js'
import type { ViewProps } from '../../hooks/ViewProps.js'
import { CodeInWallet } from './CodeInWallet.js'
import { CodeOnPage } from './CodeOnPage.js'

/** The code from the mail, typed on the site's page or, where its owner wants that, on the wallet's own. */
export function EmailVerifyOtpView({ route: { email } }: ViewProps<'EmailVerifyOtp'>) {
  const source = findEmailSource(usePorticoInstance('EmailVerifyOtpView'))
  return source?.email.asksForCode ? (
    <CodeInWallet email={email} connectorId={source.id} />
  ) : (
    <CodeOnPage email={email} />
  )
}
