/** Runs in the page before its scripts: searches shadow roots and records times as the page sees them. */
export function installProbe() {
  const find = (matches, from = document) => {
    for (const element of from.querySelectorAll('*')) {
      if (matches(element) && element.getBoundingClientRect().height > 0) return element
      const inside = element.shadowRoot && find(matches, element.shadowRoot)
      if (inside) return inside
    }
    return undefined
  }
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  const probe = {
    findButton: text =>
      find(
        element => element.tagName === 'BUTTON' && !element.disabled && element.textContent.includes(text),
      ),
    findTest: prefix => find(element => (element.dataset?.testid ?? '').startsWith(prefix)),
    countElements(from = document) {
      const all = [...from.querySelectorAll('*')]
      return all.reduce(
        (sum, { shadowRoot }) => sum + (shadowRoot ? probe.countElements(shadowRoot) : 0),
        all.length,
      )
    },
    /** Milliseconds from an action until its result is painted. */
    async time(act, shows) {
      const start = performance.now()
      act()
      let isInFrame = false
      while (!shows()) {
        if (performance.now() - start > 15_000) throw new Error(`Timed out waiting for: ${shows}`)
        await frame()
        isInFrame = true
      }
      // A frame's callbacks run before its paint: a result found in one is painted by the next, and a result that
      // was there at once by the second.
      if (!isInFrame) await frame()
      await frame()
      return performance.now() - start
    },
    /** Milliseconds in long tasks since the start or the last call. */
    takeLongTasks() {
      const taken = probe.longTasks
      probe.longTasks = 0
      return taken
    },
    longTasks: 0,
    clickable: undefined,
  }
  globalThis.__probe = probe
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) probe.longTasks += duration
  }).observe({ type: 'longtask', buffered: true })
  const watch = async () => {
    while (!document.body || !probe.findButton('')) await frame()
    probe.clickable = performance.now()
  }
  void watch()
}
