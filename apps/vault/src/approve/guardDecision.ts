import type { Stage } from '../ui/createStage.ts'
import type { Translate } from '../ui/createTexts.ts'
import { fillButton } from '../ui/fillButton.ts'
import { type ClickGuard, createClickGuard } from './createClickGuard.ts'
import type { Decision } from './drawApproval.ts'
import { guardTexts } from './guardTexts.ts'

export interface GuardedDecisionOptions {
  readonly stage: Stage
  readonly t: Translate
  readonly place: 'frame' | 'window'
  readonly decision: Decision
  readonly onApprove: () => void
}

/** Shows a decision, says why it has to wait, and lets its button fill meanwhile. */
export function guardDecision({ stage, t, place, decision, onApprove }: GuardedDecisionOptions): ClickGuard {
  const { screen, approve, status, end } = decision
  stage.show(screen)
  return createClickGuard({
    stage: stage.root,
    lastPress: stage.getLastPress(),
    button: approve,
    end,
    place,
    onState(state) {
      const text = guardTexts[state]
      const words = text ? t(text) : ''
      // The same words again would be read out again.
      if (status.textContent !== words) status.textContent = words
    },
    onWait: rest => fillButton(approve, rest),
    onApprove,
  })
}
