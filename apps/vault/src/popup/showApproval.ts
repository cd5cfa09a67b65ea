import type { Approval } from '../approve/Approval.ts'
import { drawDecision } from '../approve/drawApproval.ts'
import type { PortClient } from '../port/PortApi.ts'
import { drawCodeField } from '../ui/drawCodeField.ts'
import { showForm } from '../ui/showForm.ts'
import type { ConfirmApi } from './ConfirmApi.ts'
import type { PopupContext } from './PopupContext.ts'
import { withFreshProof } from './withFreshProof.ts'

/** Requests that move value are decided here, where the address bar shows the vault's origin. */
export function showApproval(context: PopupContext, approval: Approval): void {
  const { api, drawGuarded, stage, t, close } = context
  const { proof } = approval
  const approve = async (full: PortClient<ConfirmApi>) => {
    const decide = async () => {
      await full.decide(true)
      if (approval.codeFrom === undefined) close()
      else showFirstCode(context, approval.codeFrom)
    }
    stage.release()
    if (!proof || (await api.isProven())) return decide()
    const again = () => showApproval(context, approval)
    await withFreshProof(context, proof, again, decide)
  }
  const onReject = async () => {
    stage.release()
    await api.decide(false)
    close()
  }
  const drawApprove = (label: string) => drawGuarded(label, 'primary', full => void approve(full))
  stage.show(drawDecision({ approval, t, waiting: 0, drawApprove, onReject: () => void onReject() }))
}

/**
 * Asks for the one-time code of a first mailbox. The requesting page must not type it, because it may control that
 * mailbox.
 */
function showFirstCode(context: PopupContext, email: string): void {
  const { api, t, close } = context
  const field = drawCodeField(t, () => form.submit())
  const form = showForm(context, {
    title: t('codeTitle'),
    hint: t('codeHint', { email }),
    fields: [field],
    submit: t('confirm'),
    async act() {
      const typed = field.input.value.trim()
      field.input.value = ''
      await api.addFirstEmail(typed)
      close()
    },
  })
}
