import type { Approval } from '../approve/Approval.ts'
import { drawDecision } from '../approve/drawApproval.ts'
import { guardDecision } from '../approve/guardDecision.ts'
import type { PopupContext } from './PopupContext.ts'

/** What moves value is decided here, where the address bar says whose window it is. */
export function showApproval({ api, stage, t, close }: PopupContext, approval: Approval): void {
  const decide = async (isApproved: boolean) => {
    guard.stop()
    await api.decide(isApproved)
    close()
  }
  const onReject = () => void decide(false)
  const decision = drawDecision({ approval, t, waiting: 0, onReject })
  const guard = guardDecision({ stage, t, place: 'window', decision, onApprove: () => void decide(true) })
}
