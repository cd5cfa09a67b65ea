import type { TextKey } from '../locales/en.ts'
import type { Stage } from '../ui/createStage.ts'
import type { Translate } from '../ui/createTexts.ts'
import { element } from '../ui/element.ts'
import type { GuardState } from './createClickGuard.ts'
import { type ClickGuard, createClickGuard } from './createClickGuard.ts'
import type { Decision } from './drawApproval.ts'

/** Why an approval has to wait, in words. */
const guardTexts: Readonly<Record<GuardState, TextKey | undefined>> = {
  ready: undefined,
  'too-soon': 'holdOn',
  'too-quick': 'tooQuick',
  unread: 'readOn',
  'not-visible': 'notVisible',
  'too-small': 'tooSmall',
  'full-screen': 'fullScreen',
}

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

/** Lets a button fill until it can be pressed: from the start each time, within so many milliseconds. */
function fillButton(button: HTMLElement, milliseconds: number | undefined): void {
  button.querySelector('.fill')?.remove()
  if (milliseconds === undefined) return
  const fill = element('span', { class: 'fill', 'aria-hidden': 'true' })
  fill.style.animationDuration = `${Math.max(0, milliseconds)}ms`
  button.prepend(fill)
}
