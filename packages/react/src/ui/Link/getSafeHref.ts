const SCHEME = /^[a-z][a-z0-9+.-]{1,31}:$/
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Schemes that run code, read files or show foreign content under the page's own name. */
const DENIED = new Set(
  'javascript: data: vbscript: file: blob: filesystem: about: view-source: ws: wss: ftp: chrome: jar:'.split(
    ' ',
  ),
)

/**
 * The address if a link may carry it, else null: https, mail, the page's own pages, this machine during
 * development, and the schemes of wallet apps.
 */
export function getSafeHref(href: string, base = getBase()): string | null {
  // Browsers drop control characters and leading blanks before they read the scheme.
  if (href === '' || /[\p{Cc}\s]/u.test(href)) return null
  const url = parse(href, base)
  if (!url || !SCHEME.test(url.protocol) || DENIED.has(url.protocol)) return null
  if (url.protocol === 'https:') return href
  if (url.protocol === 'http:') {
    return LOCAL_HOSTS.has(url.hostname) || url.origin === parse(base)?.origin ? href : null
  }
  if (url.protocol === 'intent:') return isSafeIntent(href) ? href : null
  return href
}

/** Android opens the fallback of an intent itself when no app takes it. */
function isSafeIntent(href: string): boolean {
  const fallbacks = [...href.matchAll(/S\.browser_fallback_url=([^;]*)/gi)].map(match => match[1] ?? '')
  return fallbacks.every(fallback => /^https(?::|%3a)/i.test(fallback))
}

function parse(href: string, base?: string): URL | null {
  try {
    return new URL(href, base)
  } catch {
    return null
  }
}

function getBase(): string {
  return globalThis.location?.href ?? 'https://localhost'
}
