import { isFullScreen, isTooSmall } from '../approve/createClickGuard.ts'
import { drawDecision } from '../approve/drawApproval.ts'
import { canSeeCover } from '../approve/watchSeen.ts'
import { drawGuarded } from '../ui/drawButton.ts'
import type { SurfaceContext } from './SurfaceContext.ts'
import { showWindowPrompt, type WindowPromptOptions } from './showWindowPrompt.ts'

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
