import type { LoginPlace } from '@portico/core'
import { useLoginWay } from '../../hooks/internal/useLoginWay.js'
import { AskAddress } from './AskAddress.js'
import { AskCode } from './AskCode.js'
import { AskCodeInWallet } from './AskCodeInWallet.js'
import { AskForWindow } from './AskForWindow.js'
import { AwaitApproval } from './AwaitApproval.js'
import { AwaitWindow } from './AwaitWindow.js'
import { LoggedInPanel, SocialLoggedInPanel } from './LoggedInPanel.js'

/** Any step of a login, or of a change of its e-mail address, under whichever name it is shown. */
export function LoginView({ route: { connectorId, step } }: { readonly route: LoginPlace }) {
  const { isTaken } = useLoginWay(step.way)
  if (step.type === 'window') {
    if (isTaken) return <SocialLoggedInPanel way={step.way} />
    const isUnderWay = step.state === 'open' || step.state === 'back'
    const Window = isUnderWay ? AwaitWindow : AskForWindow
    return <Window key={`${step.way} ${step.turn} ${step.state}`} connectorId={connectorId} step={step} />
  }
  // It has a view of its own, which comes with the encoder of codes.
  if (step.type === 'scan') return null
  if (step.type === 'address') return <AskAddress connectorId={connectorId} step={step} />
  if (step.way === 'email' && isTaken) return <LoggedInPanel email={step.email} />
  // What was typed for one address is nothing for another.
  if (step.type === 'approval') {
    return <AwaitApproval key={`${connectorId} ${step.email}`} connectorId={connectorId} step={step} />
  }
  const Ask = step.askedBy === 'wallet' ? AskCodeInWallet : AskCode
  return <Ask key={`${connectorId} ${step.email} ${step.newEmail}`} connectorId={connectorId} step={step} />
}
