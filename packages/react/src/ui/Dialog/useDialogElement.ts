import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { fenceEvents } from '../dom/fenceEvents.js'
import { containsComposed, getActiveElement } from '../dom/getActiveElement.js'
import { lockScroll } from '../dom/lockScroll.js'
import { runAfterPaint } from '../dom/runAfterPaint.js'
import { useLatest } from '../dom/useLatest.js'

interface DialogElementOptions {
  dialog: RefObject<HTMLDialogElement | null>
  card: RefObject<HTMLElement | null>
  present: boolean
  level: DialogLevel
  onEscape: () => void
  getFinalFocus: ((opener: Element | null) => HTMLElement | null) | undefined
}

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
    // A level change is not an opening, so the entry animation is skipped.
    if (wasShown) finishAnimations(card.current, card.current?.previousElementSibling)
    const previous = lastFocus.current
    const target = previous instanceof HTMLElement && previous.isConnected ? previous : card.current
    target?.focus({ preventScroll: true })
    // The browser scrolls to the first focused element, which would move a bottom sheet out of sight before it
    // animates in.
    element.scrollTop = 0
    return () => {
      // A level change closes and reopens the same element, and focus must stay.
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
      // A focused frame can only be the vault's, which disappears with the dialog.
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
    // Locking the scroll restyles the whole page, so the dialog is painted first.
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

    // Radix handles Escape in the capture phase of the document, so we handle it earlier, at the window. Preventing
    // the default keeps the browser from closing the dialog itself: it closes on the second `cancel` in a row even
    // if that event is prevented.
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

function finishAnimations(...elements: (Element | null | undefined)[]): void {
  for (const element of elements) {
    for (const animation of element?.getAnimations?.() ?? []) animation.finish()
  }
}

function getShadowHost(element: HTMLElement): HTMLElement {
  const root = element.getRootNode()
  return root instanceof ShadowRoot && root.host instanceof HTMLElement ? root.host : element
}

/** `top`: in the top layer, the page inert. `page`: at the theme's z-index, the page usable. */
export type DialogLevel = 'top' | 'page'

function showDialog(dialog: HTMLDialogElement, level: DialogLevel): void {
  if (level === 'top' && typeof dialog.showModal === 'function') dialog.showModal()
  else dialog.setAttribute('open', '')
}

function closeDialog(dialog: HTMLDialogElement): void {
  if (dialog.open && typeof dialog.close === 'function') dialog.close()
  else dialog.removeAttribute('open')
}

/** Dialog libraries set `aria-hidden` on our host, from which a native dialog is not exempt. */
function keepExposed(host: HTMLElement): () => void {
  const expose = () => host.removeAttribute('aria-hidden')
  const observer = new MutationObserver(() => {
    if (host.hasAttribute('aria-hidden')) expose()
  })
  expose()
  observer.observe(host, { attributes: true, attributeFilter: ['aria-hidden'] })
  return () => observer.disconnect()
}
