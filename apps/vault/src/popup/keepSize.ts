/** Of what the visitor sees of the page. The site may have opened the window, and could make it too small to read. */
const least = { width: 380, height: 600 } as const

export function keepSize(window: Window): void {
  const { outerWidth, outerHeight, innerWidth, innerHeight } = window
  const [width, height] = [least.width - innerWidth, least.height - innerHeight]
  if (width <= 0 && height <= 0) return
  window.resizeTo(outerWidth + Math.max(0, width), outerHeight + Math.max(0, height))
}
