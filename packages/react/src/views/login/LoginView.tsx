import type { LoginPlace } from '@portico/core'
import { useLoginWay } from '../../hooks/internal/useLoginWay.js'
import { useStyles } from '../../ui/index.js'
import { approveTransactionStyles } from '../approveTransaction/ApproveTransactionView.css.js'
import { AskAddress } from './AskAddress.js'
import { AskCode, AskCodeInWallet } from './AskCode.js'
import { AwaitApproval } from './AwaitApproval.js'
import { AskForWindow, AwaitWindow } from './AwaitWindow.js'
import { LoggedInPanel, SocialLoggedInPanel } from './LoggedInPanel.js'
import { loginStyles } from './LoginView.css.js'

/** Renders any step of a login or of an e-mail change, whatever the route. */
export function LoginView({ route: { connectorId, step } }: { readonly route: LoginPlace }) {
  useStyles(approveTransactionStyles)
  useStyles(loginStyles)
  const { isTaken } = useLoginWay(step.way)
  if (step.type === 'window') {
    if (isTaken) return <SocialLoggedInPanel way={step.way} />
    const isUnderWay = step.state === 'open' || step.state === 'back'
    const Window = isUnderWay ? AwaitWindow : AskForWindow
    return <Window key={`${step.way} ${step.turn} ${step.state}`} connectorId={connectorId} step={step} />
  }
  // Its own view is in the chunk with the QR encoder.
  if (step.type === 'scan') return null
  if (step.type === 'address') return <AskAddress connectorId={connectorId} step={step} />
  if (step.way === 'email' && isTaken) return <LoggedInPanel email={step.email} />
  // The key discards input that was meant for another address.
  if (step.type === 'approval') {
    return <AwaitApproval key={`${connectorId} ${step.email}`} connectorId={connectorId} step={step} />
  }
  const Ask = step.askedBy === 'wallet' ? AskCodeInWallet : AskCode
  return <Ask key={`${connectorId} ${step.email} ${step.newEmail}`} connectorId={connectorId} step={step} />
}
