import { isFullScreen, isTooSmall } from '../approve/createClickGuard.ts'
import { drawDecision } from '../approve/drawApproval.ts'
import { canSeeCover } from '../approve/watchSeen.ts'
import { drawGuarded } from '../ui/drawButton.ts'
import type { SurfaceContext } from './SurfaceContext.ts'
import { type DoorOptions, showDoor } from './showDoor.ts'

/**
 * A request of the site: decided here where that is safe, else in the vault's window.
 * @returns how to stop taking clicks
 */
export function showPending(context: SurfaceContext, options: DoorOptions): () => void {
  const { approval, ticket } = options.shown
  // A window that is there already is as good for everything else.
  const isSafeHere =
    approval.place === 'frame' && !context.tasks.find(ticket) && canSeeCover() && !isFullScreen()
  return isSafeHere ? showWhereItFits(context, options) : showDoor(context, options)
}

/**
 * A phone that is turned, or a page that is zoomed, leaves too little room: then the window takes over. A frame that the
 * page has not brought into view yet has no size at all, which says nothing of the room that it will have.
 */
function showWhereItFits(context: SurfaceContext, options: DoorOptions) {
  let isFitting: boolean | undefined
  let stop = () => {}
  const resized = new AbortController()
  const draw = () => {
    const fits = innerWidth === 0 || innerHeight === 0 || !isTooSmall()
    if (fits === isFitting || context.tasks.find(options.shown.ticket)) return
    isFitting = fits
    stop()
    stop = fits ? showDecision(context, options) : showDoor(context, options)
  }
  addEventListener('resize', draw, { signal: resized.signal })
  draw()
  return () => {
    resized.abort()
    stop()
  }
}

function showDecision({ stage, t }: SurfaceContext, options: DoorOptions) {
  const { shown, waiting, onApprove, onRejectAll } = options
  const onReject = () => shown.reject()
  const drawApprove = (label: string) => drawGuarded(label, 'primary', onApprove)
  stage.show(drawDecision({ approval: shown.approval, t, waiting, drawApprove, onReject, onRejectAll }))
  return stage.release
}
