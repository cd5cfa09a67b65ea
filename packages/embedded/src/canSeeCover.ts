/** The same test as in the vault: whether the browser tells what covers a frame. */
export const canSeeCover = (): boolean =>
  typeof IntersectionObserverEntry !== 'undefined' && 'isVisible' in IntersectionObserverEntry.prototype
