import type { Translate } from './createTexts.ts'
import { element } from './element.ts'

/** The version and date that the build wrote into the page; undefined for a vault that was not released. */
export function drawVersion(t: Translate, text: 'version' | 'updated' = 'version'): HTMLElement | undefined {
  const { version } = document.documentElement.dataset
  return version ? element('p', { class: 'hint' }, t(text, { version })) : undefined
}

/** After an update, one line on every screen until the page is closed. It counts as seen when it was visible. */
export function createUpdateLine(t: Translate): () => HTMLElement | undefined {
  const { version = '' } = document.documentElement.dataset
  // Browsers may block storage: then no visitor is known to return.
  try {
    const storage = localStorage
    storage.version ??= version
    if (storage.version !== version) {
      const observer = new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting) storage.version = version
      })
      return () => {
        const line = drawVersion(t, 'updated')
        if (line) observer.observe(line)
        return line
      }
    }
  } catch {}
  return () => undefined
}
