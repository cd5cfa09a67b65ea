import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { containsComposed } from '../dom/containsComposed.js'
import { fenceEvents } from '../dom/fenceEvents.js'
import { getActiveElement } from '../dom/getActiveElement.js'
import { getShadowHost } from '../dom/getShadowHost.js'
import { keepExposed } from '../dom/keepExposed.js'
import { lockScroll } from '../dom/lockScroll.js'
import { useLatest } from '../dom/useLatest.js'
import { closeDialog, type DialogLevel, showDialog } from './showDialog.js'

interface DialogElementOptions {
  dialog: RefObject<HTMLDialogElement | null>
  card: RefObject<HTMLElement | null>
  present: boolean
  level: DialogLevel
  onEscape: () => void
  getFinalFocus: (() => HTMLElement | null) | undefined
}

/** Opens and closes the native dialog with the component, and guards it while it is open. */
export function useDialogElement(options: DialogElementOptions): void {
  const { dialog, card, present, level } = options
  const latest = useLatest(options)
  const lastFocus = useRef<Element | null>(null)

  // What had focus before, and gets it back at the very end; declared first so that it sees the page untouched.
  useLayoutEffect(() => {
    if (!present || !dialog.current) return
    const document = dialog.current.ownerDocument
    const opener = getActiveElement(document)
    lastFocus.current = null
    return () => {
      const focused = getActiveElement(document)
      if (
        focused !== null &&
        focused !== document.body &&
        !containsComposed(card.current ?? document, focused)
      )
        return
      const target = latest.current.getFinalFocus?.() ?? opener
      if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true })
    }
  }, [present, dialog, card, latest])

  useLayoutEffect(() => {
    const element = dialog.current
    if (!present || !element) return
    showDialog(element, level)
    const previous = lastFocus.current
    const target = previous instanceof HTMLElement && previous.isConnected ? previous : card.current
    target?.focus({ preventScroll: true })
    return () => {
      // Changing the level closes and shows the same element again: focus stays where it was.
      const focused = getActiveElement(element.ownerDocument)
      lastFocus.current = containsComposed(element, focused) ? focused : null
      closeDialog(element)
    }
  }, [present, level, dialog, card])

  useEffect(() => {
    const element = dialog.current
    if (!present || !element) return
    const host = getShadowHost(element)
    const cleanUps = [lockScroll(element.ownerDocument), fenceEvents(host), keepExposed(host)]
    return () => {
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
