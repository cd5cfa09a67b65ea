import { confirmationBlocked, PorticoError } from '@portico/protocol'
import type { PendingApproval } from '../approve/createApprovals.ts'
import { drawRequest } from '../approve/drawApproval.ts'
import { drawButton } from '../ui/drawButton.ts'
import { drawScreen } from '../ui/drawScreen.ts'
import { element } from '../ui/element.ts'
import type { TaskWindow, WindowState } from './createTaskWindow.ts'
import type { SurfaceContext } from './SurfaceContext.ts'

const patienceMs = 120_000

export interface WindowPromptOptions {
  readonly shown: PendingApproval
  readonly waiting: number
  readonly onApprove: () => void
  readonly onRejectAll: () => void
}

/**
 * Requests that move value are decided in a window, which is already open if the page could open it within the click.
 * The frame only leads there.
 * @returns a function that stops following the window
 */
export function showWindowPrompt(
  { stage, t, tasks }: SurfaceContext,
  options: WindowPromptOptions,
): () => void {
  const { shown, waiting, onApprove, onRejectAll } = options
  const { approval } = shown
  const status = element('p', { class: 'status', role: 'status' }, t('windowHint'))
  const enter = drawButton(t('continueInWindow'), 'primary', () => {
    if (isOpen) return window?.focus?.()
    window?.end()
    window = tasks.open()
    follow(window)
  })
  let window = tasks.find(shown.ticket)
  let isOpen = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function follow(window: TaskWindow) {
    window.give(
      { kind: 'approval', approval },
      {
        onDecide: isApproved => (isApproved ? onApprove() : shown.reject()),
        onState: state => tell(window, state),
      },
    )
  }

  function tell(window: TaskWindow, state: WindowState) {
    clearTimeout(timer)
    if (state === 'gone') return shown.reject()
    isOpen = state !== 'missing'
    enter.textContent = t(isOpen ? 'showWindow' : 'continueInWindow')
    enter.hidden = isOpen && !window.focus
    const blocked = new PorticoError(confirmationBlocked)
    status.textContent = isOpen ? t('windowDecides') : t.error(blocked)
    if (!isOpen) timer = setTimeout(() => shown.reject(blocked), patienceMs)
  }

  stage.show(
    drawScreen({
      title: t(approval.title),
      body: [element('div', { class: 'door' }, drawRequest(approval, t))],
      actions: [
        status,
        element(
          'div',
          { class: 'pair' },
          drawButton(t('reject'), 'secondary', () => shown.reject()),
          enter,
        ),
        waiting > 0 ? drawButton(t('rejectAll', { count: waiting + 1 }), 'ghost', onRejectAll) : undefined,
      ],
    }),
  )
  if (window) follow(window)
  return () => clearTimeout(timer)
}
