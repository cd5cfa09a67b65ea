import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { containsComposed } from '../dom/containsComposed.js'
import { fenceEvents } from '../dom/fenceEvents.js'
import { getActiveElement } from '../dom/getActiveElement.js'
import { keepExposed } from '../dom/keepExposed.js'
import { lockScroll } from '../dom/lockScroll.js'
import { runAfterPaint } from '../dom/runAfterPaint.js'
import { useLatest } from '../dom/useLatest.js'
import { closeDialog, type DialogLevel, showDialog } from './showDialog.js'

interface DialogElementOptions {
  dialog: RefObject<HTMLDialogElement | null>
  card: RefObject<HTMLElement | null>
  present: boolean
  level: DialogLevel
  onEscape: () => void
  getFinalFocus: ((opener: Element | null) => HTMLElement | null) | undefined
}

/** Opens and closes the native dialog with the component, and guards it while it is open. */
export function useDialogElement(options: DialogElementOptions): void {
  const { dialog, card, present, level } = options
  const latest = useLatest(options)
  const opener = useRef<Element | null>(null)
  const lastFocus = useRef<Element | null>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!present || !element) return
    const wasShown = opener.current !== null
    opener.current ??= getActiveElement(element.ownerDocument)
    showDialog(element, level)
    // It has not come in again, it has only changed its level.
    if (wasShown) finishAnimations(card.current, card.current?.previousElementSibling)
    const previous = lastFocus.current
    const target = previous instanceof HTMLElement && previous.isConnected ? previous : card.current
    target?.focus({ preventScroll: true })
    // The browser has scrolled to what it focused first, and a sheet that is to come from below is out of sight then.
    element.scrollTop = 0
    return () => {
      // Changing the level closes and shows the same element again: focus stays where it was.
      const focused = getActiveElement(element.ownerDocument)
      lastFocus.current = containsComposed(element, focused) ? focused : null
      closeDialog(element)
    }
  }, [present, level, dialog, card])

  // Declared after the effect that closes: while the dialog is open, nothing else in the page can take focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!present || !element) return
    const { body } = element.ownerDocument
    return () => {
      const from = opener.current
      opener.current = null
      lastFocus.current = null
      const focused = getActiveElement(element.ownerDocument)
      // Of the page's frames only a wallet's own can have had it, which goes away with the dialog.
      const isFrame = focused?.tagName === 'IFRAME'
      const isLost =
        focused === null ||
        focused === body ||
        focused === from ||
        isFrame ||
        containsComposed(element, focused)
      const target = latest.current.getFinalFocus?.(from) ?? from
      if (isLost && target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true })
    }
  }, [present, dialog, latest])

  useEffect(() => {
    const element = dialog.current
    if (!present || !element) return
    const host = getShadowHost(element)
    const cleanUps = [fenceEvents(host), keepExposed(host)]
    // It has the whole page styled and laid out anew, so the dialog is painted first.
    const cancel = runAfterPaint(window, () => cleanUps.push(lockScroll(element.ownerDocument)))
    return () => {
      cancel()
      for (const cleanUp of cleanUps) cleanUp()
    }
  }, [present, dialog])

  useEffect(() => {
    const element = dialog.current
    const window = element?.ownerDocument.defaultView
    if (!present || !element || !window) return

    // Radix listens for Escape in the capture phase of the document, so it is taken at the window, before that.
    // Preventing the default keeps the browser from closing the dialog by itself, which it insists on from the
    // second `cancel` in a row even when that is prevented.
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.isComposing || !element) return
      const path = event.composedPath()
      if (!path.includes(element) && path[0] !== element.ownerDocument.body) return
      event.preventDefault()
      event.stopPropagation()
      latest.current.onEscape()
    }

    // Other close requests, such as Android's back gesture.
    function onCancel(event: Event) {
      if (event.target !== element) return
      event.preventDefault()
      latest.current.onEscape()
    }

    function onClose() {
      if (!element?.open && latest.current.present)
        showDialog(element as HTMLDialogElement, latest.current.level) // checked above
    }

    window.addEventListener('keydown', onKeyDown, true)
    element.addEventListener('cancel', onCancel)
    element.addEventListener('close', onClose)
    return () => {
      window.removeEventListener('keydown', onKeyDown, true)
      element.removeEventListener('cancel', onCancel)
      element.removeEventListener('close', onClose)
    }
  }, [present, dialog, latest])
}

/** Ends what moves by itself at once, where it would be seen as a flash. */
function finishAnimations(...elements: (Element | null | undefined)[]): void {
  for (const element of elements) {
    for (const animation of element?.getAnimations?.() ?? []) animation.finish()
  }
}

/** The host of the shadow root that the element is in, or the element itself when it is in the page. */
function getShadowHost(element: HTMLElement): HTMLElement {
  const root = element.getRootNode()
  return root instanceof ShadowRoot && root.host instanceof HTMLElement ? root.host : element
}
