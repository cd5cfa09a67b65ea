/** The vault's own test: whether the browser can detect that a frame is covered. */
export const canSeeCover = (): boolean =>
  typeof IntersectionObserverEntry !== 'undefined' && 'isVisible' in IntersectionObserverEntry.prototype
