import { createLogger } from './createLogger.js'
import type { Environment, LogLevel, Page, StorageArea } from './Environment.js'

/** The browser's environment; on a server most parts are missing. */
export function createEnvironment(overrides: Partial<Environment> = {}, logLevel?: LogLevel): Environment {
  const page = typeof window === 'undefined' ? undefined : window
  return {
    now: () => Date.now(),
    setTimeout: (callback, milliseconds) => globalThis.setTimeout(callback, milliseconds),
    clearTimeout: timer => globalThis.clearTimeout(timer as number), // returned by setTimeout above
    randomUUID,
    fetch: (input, init) => globalThis.fetch(input, init),
    storage: getStorage(),
    // Wallets inject themselves into the window under untyped names.
    page: page as unknown as Page | undefined,
    location: page?.location,
    userAgent: typeof navigator === 'undefined' ? '' : (navigator.userAgent ?? ''),
    logger: createLogger(logLevel),
    openPopup({ width, height }) {
      const opened = page?.open('about:blank', '_blank', `popup,width=${width},height=${height}`)
      if (!opened) return undefined
      opened.opener = null
      return {
        navigate: url => opened.location.replace(url),
        isClosed: () => opened.closed,
        close: () => opened.close(),
      }
    },
    openWindow: (url, target, features = 'noopener,noreferrer') => void page?.open(url, target, features),
    replaceAddress: href => page?.history.replaceState(page.history.state, '', href),
    async preloadImage(url) {
      if (!page) return
      const image = new page.Image()
      image.src = url
      await image.decode()
    },
    ...overrides,
  }
}

function getStorage(): StorageArea | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage
  } catch {
    // Accessing the property throws if the visitor blocks site data.
    return undefined
  }
}

/** `crypto.randomUUID` is missing in insecure contexts. */
function randomUUID(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, index) => {
    const marked = index === 6 ? (byte & 15) | 64 : index === 8 ? (byte & 63) | 128 : byte
    return marked.toString(16).padStart(2, '0')
  }).join('')
  return digits.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
}
