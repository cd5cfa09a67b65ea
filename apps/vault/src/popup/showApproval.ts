import type { Approval } from '../approve/Approval.ts'
import { drawDecision } from '../approve/drawApproval.ts'
import { guardDecision } from '../approve/guardDecision.ts'
import type { PopupContext } from './PopupContext.ts'
import { withFreshProof } from './withFreshProof.ts'

/** What moves value is decided here, where the address bar says whose window it is. */
export function showApproval(context: PopupContext, approval: Approval): void {
  const { api, stage, t, close } = context
  const { proof } = approval
  const decide = async (isApproved: boolean) => {
    guard.stop()
    await api.decide(isApproved)
    close()
  }
  const approve = async () => {
    if (!proof || (await api.isProven())) return decide(true)
    guard.stop()
    const again = () => showApproval(context, approval)
    await withFreshProof(context, proof, again, () => decide(true))
  }
  const onReject = () => void decide(false)
  const decision = drawDecision({ approval, t, waiting: 0, onReject })
  const guard = guardDecision({ stage, t, place: 'window', decision, onApprove: () => void approve() })
}
