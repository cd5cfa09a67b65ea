// Schemes that run script, read local data, or hand the visitor to a part of the system that was attacked before.
const deniedSchemes = new Set([
  'about',
  'android-app',
  'blob',
  'cid',
  'content',
  'data',
  'file',
  'filesystem',
  'ftp',
  'http',
  'intent',
  'jar',
  'javascript',
  'livescript',
  'mailto',
  'mid',
  'mocha',
  'resource',
  'search',
  'search-ms',
  'shell',
  'sms',
  'ssh',
  'tel',
  'telnet',
  'vbscript',
  'vnd.youtube',
  'view-source',
  'wss',
  'ws',
  'wyciwyg',
])
const deniedPrefixes = /^(?:chrome|edge|moz|ms|safari|webkit|x-apple)-|^(?:chrome|edge|opera|brave)$/
const linkShape = /^([a-z][a-z0-9+.-]{1,31}):(.*)$/i
// White space and control characters: browsers drop some of them, which turns "java\nscript:" into a live scheme.
const unsafeCharacters = /[\s\p{C}\\]/u

/**
 * Returns the link with its scheme in lower case when it is safe to open, else `undefined`: https without
 * credentials, or a wallet app's own scheme. Nothing that a registry or a stored choice says is opened without it.
 */
export function parseSafeLink(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2048 || unsafeCharacters.test(value)) return undefined
  const [, rawScheme, rest] = linkShape.exec(value) ?? []
  if (rawScheme === undefined || rest === undefined) return undefined
  const scheme = rawScheme.toLowerCase()
  if (scheme === 'https') return isPlainHttps(value) ? `https:${rest}` : undefined
  if (deniedSchemes.has(scheme) || deniedPrefixes.test(scheme)) return undefined
  return `${scheme}:${rest}`
}

export function isSafeLink(value: unknown): value is string {
  return parseSafeLink(value) !== undefined
}

function isPlainHttps(value: string) {
  if (!/^https:\/\/[^/?#]/i.test(value) || !URL.canParse(value)) return false
  const { username, password } = new URL(value)
  return username === '' && password === ''
}
