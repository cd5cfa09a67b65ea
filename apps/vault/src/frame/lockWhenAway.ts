const hiddenMs = 5 * 60_000

export function lockWhenAway(lock: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hiddenAt: number | undefined
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer)
    // Timers in hidden tabs may be late or never fire, so the clock is checked on return.
    if (hiddenAt !== undefined && Date.now() - hiddenAt > hiddenMs) lock()
    hiddenAt = document.hidden ? Date.now() : undefined
    if (document.hidden) timer = setTimeout(lock, hiddenMs)
  })
  addEventListener('pagehide', lock)
}
