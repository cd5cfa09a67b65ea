import { confirmationBlocked, PorticoError } from '@portico/protocol'
import type { PendingApproval } from '../approve/createApprovals.ts'
import { isFullScreen, isTooSmall } from '../approve/createClickGuard.ts'
import { drawDecision, drawRequest } from '../approve/drawApproval.ts'
import { canSeeCover } from '../approve/watchSeen.ts'
import { drawButton, drawGuarded } from '../ui/drawButton.ts'
import { element } from '../ui/element.ts'
import type { TaskWindow, WindowState } from './createTaskWindow.ts'
import type { SurfaceContext } from './createWindowTasks.ts'

/**
 * Shows a request: decided in the frame if that is safe, otherwise in the vault's window.
 * @returns a function that stops accepting clicks
 */
export function showPending(context: SurfaceContext, options: WindowPromptOptions): () => void {
  const { approval, ticket } = options.shown
  // An existing window can decide requests for the frame too.
  const isSafeHere =
    approval.place === 'frame' && !context.tasks.find(ticket) && canSeeCover() && !isFullScreen()
  return isSafeHere ? showWhereItFits(context, options) : showWindowPrompt(context, options)
}

/**
 * A rotated phone or a zoomed page leaves too little room, so the window takes over. A frame that is not visible yet
 * has no size, which says nothing about the room it will have.
 */
function showWhereItFits(context: SurfaceContext, options: WindowPromptOptions) {
  let isFitting: boolean | undefined
  let stop = () => {}
  const resized = new AbortController()
  const draw = () => {
    const fits = innerWidth === 0 || innerHeight === 0 || !isTooSmall()
    if (fits === isFitting || context.tasks.find(options.shown.ticket)) return
    isFitting = fits
    stop()
    stop = fits ? showDecision(context, options) : showWindowPrompt(context, options)
  }
  addEventListener('resize', draw, { signal: resized.signal })
  draw()
  return () => {
    resized.abort()
    stop()
  }
}

function showDecision({ stage, t }: SurfaceContext, options: WindowPromptOptions) {
  const { shown, waiting, onApprove, onRejectAll } = options
  const onReject = () => shown.reject()
  const drawApprove = (label: string) => drawGuarded(label, 'primary', onApprove)
  stage.show(drawDecision({ approval: shown.approval, t, waiting, drawApprove, onReject, onRejectAll }))
  return stage.release
}

const patienceMs = 120_000

interface WindowPromptOptions {
  readonly shown: PendingApproval
  readonly waiting: number
  readonly onApprove: () => void
  readonly onRejectAll: () => void
}

/**
 * Requests that move value are decided in a window, which is already open if the page could open it within the click.
 * The frame shows the same summary and only leads there: while the window is open, it alone has the buttons.
 * @returns a function that stops following the window
 */
function showWindowPrompt({ stage, t, tasks }: SurfaceContext, options: WindowPromptOptions): () => void {
  const { shown, waiting, onApprove, onRejectAll } = options
  const { approval } = shown
  const status = element('p', { class: 'status', role: 'status' }, t('windowHint'))
  const enter = drawButton(t('continueInWindow'), 'primary', () => {
    if (isOpen) return window?.focus?.()
    window?.end()
    window = tasks.open()
    follow(window)
  })
  const reject = drawButton(t('reject'), 'secondary', () => shown.reject())
  let window = tasks.find(shown.ticket)
  let isOpen = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function follow(window: TaskWindow) {
    window.give(
      { kind: 'approval', approval },
      {
        onDecide: isApproved => (isApproved ? onApprove() : shown.reject()),
        onLower: shown.lower,
        onState: state => tell(window, state),
      },
    )
  }

  function tell(window: TaskWindow, state: WindowState) {
    clearTimeout(timer)
    if (state === 'gone') return shown.reject()
    isOpen = state !== 'missing'
    enter.textContent = t(isOpen ? 'showWindow' : 'continueInWindow')
    enter.className = `button button-${isOpen ? 'secondary' : 'primary'}`
    enter.hidden = isOpen && !window.focus
    // Closing the window rejects.
    reject.hidden = isOpen
    const blocked = new PorticoError(confirmationBlocked)
    status.textContent = isOpen ? t('windowDecides') : t.error(blocked)
    if (!isOpen) timer = setTimeout(() => shown.reject(blocked), patienceMs)
  }

  stage.showScreen({
    title: t(approval.title),
    body: [element('div', { class: 'door' }, drawRequest(approval, t))],
    actions: [
      status,
      element('div', { class: 'pair' }, reject, enter),
      waiting > 0 ? drawButton(t('rejectAll', { count: waiting + 1 }), 'ghost', onRejectAll) : undefined,
    ],
  })
  if (window) follow(window)
  return () => clearTimeout(timer)
}
