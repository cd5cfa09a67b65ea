/** How long a hidden tab keeps its wallet open. */
const hiddenMs = 5 * 60_000

/** Locks the wallet when the page is put away, or has been out of sight for long. */
export function lockWhenAway(lock: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hiddenAt: number | undefined
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer)
    // Timers of hidden tabs may come late or not at all, so the clock is asked again on return.
    if (hiddenAt !== undefined && Date.now() - hiddenAt > hiddenMs) lock()
    hiddenAt = document.hidden ? Date.now() : undefined
    if (document.hidden) timer = setTimeout(lock, hiddenMs)
  })
  addEventListener('pagehide', lock)
}
