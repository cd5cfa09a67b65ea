import type { TextKey } from '../locales/en.ts'
import type { Stage } from '../ui/createStage.ts'
import type { Translate } from '../ui/createTexts.ts'
import { drawScreen, type Screens } from '../ui/drawScreen.ts'
import { createUpdateLine } from '../ui/drawVersion.ts'
import { element } from '../ui/element.ts'
import { type ClickGuard, createClickGuard, type GuardState } from './createClickGuard.ts'

const guardTexts: Readonly<Record<GuardState, TextKey | undefined>> = {
  ready: undefined,
  'too-soon': 'holdOn',
  'too-quick': 'tooQuick',
  unread: 'readOn',
  'not-visible': 'notVisible',
  'too-small': 'tooSmall',
  'full-screen': 'fullScreen',
}

export interface GuardedStage extends Stage, Screens {
  release(): void
}

/**
 * A stage whose guarded buttons (`drawGuarded`) accept only presses that count, and fill while the wait runs.
 * A decision must also be read to its end, waits for a pause after presses on the previous screen, and
 * explains why it waits.
 */
export function guardStage(stage: Stage, t: Translate, place: 'frame' | 'window'): GuardedStage {
  let guard: ClickGuard | undefined
  const drawUpdate = createUpdateLine(t)

  function release() {
    guard?.stop()
    guard = undefined
  }

  function start(screen: HTMLElement) {
    const buttons = [...screen.querySelectorAll<HTMLElement>('[data-guarded]')]
    if (buttons.length === 0) return
    const end = screen.querySelector<HTMLElement>('.end') ?? undefined
    const status = screen.querySelector('.guard-status')
    guard = createClickGuard({
      stage: stage.root,
      lastPress: end && stage.getLastPress(),
      buttons,
      end,
      place,
      onState(state) {
        const text = guardTexts[state]
        const words = text ? t(text) : ''
        // Screen readers would announce the same text again.
        if (status && status.textContent !== words) status.textContent = words
      },
      onWait(rest) {
        for (const button of buttons) fillButton(button, rest)
      },
      onApprove: button => button.dispatchEvent(new Event('press')),
    })
  }

  function show(screen: HTMLElement) {
    release()
    const update = drawUpdate()
    if (update) screen.querySelector('.actions')?.append(update)
    stage.show(screen)
    start(screen)
  }

  return {
    ...stage,
    show,
    showScreen: screen => show(drawScreen(screen, t('back'))),
    clear() {
      release()
      stage.clear()
    },
    release,
  }
}

function fillButton(button: HTMLElement, milliseconds: number | undefined): void {
  button.querySelector('.fill')?.remove()
  if (milliseconds === undefined) return
  const fill = element('span', { class: 'fill', 'aria-hidden': 'true' })
  fill.style.animationDuration = `${Math.max(0, milliseconds)}ms`
  button.prepend(fill)
}
