import type { Approval } from '../approve/Approval.ts'
import { createClickGuard } from '../approve/createClickGuard.ts'
import { drawDecision } from '../approve/drawApproval.ts'
import { guardTexts } from '../approve/guardTexts.ts'
import type { PopupContext } from './PopupContext.ts'

/** What moves value is decided here, where the address bar says whose window it is. */
export function showApproval({ api, stage, t, close }: PopupContext, approval: Approval): void {
  const decide = async (isApproved: boolean) => {
    guard.stop()
    await api.decide(isApproved)
    close()
  }
  const onReject = () => void decide(false)
  const { screen, approve, status } = drawDecision({ approval, t, waiting: 0, onReject })
  stage.show(screen)
  const guard = createClickGuard({
    stage: stage.root,
    button: approve,
    place: 'window',
    onState(state) {
      const text = guardTexts[state]
      status.textContent = text ? t(text) : ''
    },
    onApprove: () => void decide(true),
  })
}
