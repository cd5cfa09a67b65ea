import type { Approval } from '../approve/Approval.ts'
import { drawDecision } from '../approve/drawApproval.ts'
import type { PortClient } from '../port/PortApi.ts'
import { drawButton } from '../ui/drawButton.ts'
import { showCodeForm } from '../ui/showCodeForm.ts'
import type { ConfirmApi } from './ConfirmApi.ts'
import type { PopupContext } from './PopupContext.ts'
import { showLimits } from './showLimits.ts'
import { withFreshProof } from './withFreshProof.ts'

/** Requests that move value are decided here, where the address bar shows the vault's origin. */
export function showApproval(context: PopupContext, approval: Approval): void {
  const { api, drawGuarded, stage, t, close } = context
  const { proof } = approval
  const approve = async (full: PortClient<ConfirmApi>) => {
    const decide = async () => {
      await full.decide(true)
      if (approval.codeFrom === undefined) close()
      // The requesting page must not type the code of a first mailbox, because it may control that mailbox.
      else
        showCodeForm(context, approval.codeFrom, async code => {
          await api.addFirstEmail(code)
          close()
        })
    }
    stage.release()
    if (!proof || (await api.isProven())) return decide()
    const again = () => showApproval(context, approval)
    await withFreshProof({ ...context, way: proof }, again, decide)
  }
  const onReject = async () => {
    stage.release()
    await api.decide(false)
    close()
  }
  const drawApprove = (label: string) => drawGuarded(label, 'primary', full => void approve(full))
  const canLower = approval.spending?.some(({ limits }) => limits) ?? false
  const others = canLower
    ? [
        drawButton(t('lowerLimits'), 'ghost', () =>
          showLimits(context, approval, next => showApproval(context, next)),
        ),
      ]
    : []
  stage.show(drawDecision({ approval, t, waiting: 0, drawApprove, onReject: () => void onReject(), others }))
}
