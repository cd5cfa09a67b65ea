import { type ReactNode, useEffect, useRef, useState } from 'react'
import { joinClasses } from '../dom/joinClasses.js'
import { runWhenIdle } from '../dom/runWhenIdle.js'
import { useFocusTrap } from '../dom/useFocusTrap.js'
import { useTimer } from '../dom/useTimer.js'
import { DrawnAhead } from './DrawnAhead.js'
import type { DialogLevel } from './useDialogElement.js'
import { useDialogElement } from './useDialogElement.js'
import { useSwipe } from './useSwipe.js'

const EXIT_MS = 150

type DismissReason = 'escape' | 'backdrop' | 'swipe'

export interface DialogProps {
  open: boolean
  ahead?: boolean | undefined
  wide?: boolean | undefined
  label: string
  /** The visitor wants to close the dialog. The caller decides whether it closes or shakes. */
  onDismiss: (reason: DismissReason) => void
  children: ReactNode
  /** Content beside the card that also shows while the dialog is closed: toasts. */
  outside?: ReactNode
  level?: DialogLevel | undefined
  shake?: boolean | undefined
  /** Returns the focus target on close, because the opener may be gone by then. */
  getFinalFocus?: ((opener: Element | null) => HTMLElement | null) | undefined
}

/**
 * A native `<dialog>` opened by `showModal()`, for three reasons. It is in the top layer, above every z-index and
 * every other modal dialog. It is exempt from the inertness that an open modal dialog or an `inert` ancestor puts
 * on the rest of the page, unlike a popover. It makes the page inert in turn, so that the focus traps of Radix and
 * MUI find nothing to focus.
 *
 * There are two consequences. Content above the card must render inside the dialog: the `overlay` slot takes a
 * child of the host, such as the vault's frame, without moving it in the document, which would reload it. A wallet
 * that prompts in the page itself would be inert: while such a request is open, `level="page"` takes the dialog out
 * of the top layer, to the z-index of the theme.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    ahead = false,
    wide,
    label,
    onDismiss,
    children,
    outside,
    level = 'top',
    shake = false,
  } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const presence = usePresence(open, EXIT_MS)
  const present = presence !== 'closed'
  const { getFinalFocus } = props
  useDialogElement({ dialog, card, present, level, getFinalFocus, onEscape: () => onDismiss('escape') })
  useFocusTrap(dialog, present && level === 'top')
  useEffect(() => {
    const element = dialog.current
    if (!ahead || !element || element.open) return undefined
    return runWhenIdle(window, () => element.open || rehearseLayout(element))
  }, [ahead])
  useSwipe(card, presence === 'open', () => onDismiss('swipe'))

  return (
    <>
      <dialog ref={dialog} className="dialog" aria-label={label} data-state={presence} data-level={level}>
        <div className="dialog-backdrop" aria-hidden="true" onClick={() => onDismiss('backdrop')} />
        <div
          ref={card}
          className={joinClasses('card', wide && 'card-wide', shake && 'card-shake')}
          tabIndex={-1}
        >
          <DrawnAhead visible={present} ahead={ahead}>
            {children}
          </DrawnAhead>
        </div>
        {present ? outside : null}
        <slot name="overlay" />
      </dialog>
      {present ? null : outside}
    </>
  )
}

type Presence = 'open' | 'closing' | 'closed'

function usePresence(open: boolean, exitMs: number): Presence {
  const [presence, setPresence] = useState<Presence>(open ? 'open' : 'closed')
  const timer = useTimer()

  if (open && presence !== 'open') setPresence('open')
  if (!open && presence === 'open') setPresence('closing')

  useEffect(() => {
    if (presence !== 'closing') return
    timer.start(() => setPresence('closed'), exitMs)
    return timer.stop
  }, [presence, exitMs, timer])

  return presence
}

/** Lays out an invisible copy of the closed dialog, to warm the browser's cache of glyphs. */
function rehearseLayout(dialog: HTMLDialogElement): void {
  const copy = dialog.cloneNode(true) as HTMLDialogElement // a clone has the type of its original
  copy.style.display = 'grid'
  copy.style.visibility = 'hidden'
  // React hides what it renders in advance.
  for (const hidden of copy.querySelectorAll<HTMLElement>('[style]')) hidden.style.removeProperty('display')
  dialog.after(copy)
  copy.getBoundingClientRect()
  copy.remove()
}
