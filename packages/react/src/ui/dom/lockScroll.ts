import { adoptStyles } from '../../theme/adoptStyles.js'
import { css } from '../../theme/css.js'

const LOCKED = 'portico-scroll-lock'
const GUTTER = 'portico-scroll-lock-gutter'

const lockStyles = css`
html.${LOCKED} { overflow: hidden !important; }
html.${GUTTER} { scrollbar-gutter: stable !important; }
`

// Counts open dialogs per document; the last one releases the lock.
const locks = new WeakMap<Document, number>()

/** Prevents the page behind from scrolling by toggling classes. Returns the release function. */
export function lockScroll(document: Document): () => void {
  const { documentElement: html, defaultView } = document
  const count = locks.get(document) ?? 0
  locks.set(document, count + 1)
  const dropStyles = adoptStyles(document, [lockStyles])
  if (count === 0) {
    // A classic scroll bar takes width. Its gutter stays, to prevent a layout shift.
    const hasScrollBar = (defaultView?.innerWidth ?? 0) > html.clientWidth
    html.classList.toggle(GUTTER, hasScrollBar)
    html.classList.add(LOCKED)
  }

  let released = false
  return () => {
    if (released) return
    released = true
    const left = (locks.get(document) ?? 1) - 1
    locks.set(document, left)
    if (left === 0) html.classList.remove(LOCKED, GUTTER)
    dropStyles()
  }
}
