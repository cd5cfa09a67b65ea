const personalNames = /address|e-?mail|phone|password|secret|token$|signature/i
const personalText = /[^\s@]{1,64}@[^\s@]{1,255}\.[^\s@]{2,63}|\b0x[0-9a-f]{40,}\b/gi
// PostgreSQL has no place for these in text.
const unstorable = /[\0\p{Cs}]/gu

/** Takes out of any JSON value what could tell who a visitor is: by the name of a field, or by the look of a text. */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(unstorable, '').replace(personalText, '[removed]')
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => !personalNames.test(name))
  return Object.fromEntries(kept.map(([name, item]) => [redact(name), redact(item)]))
}

/** The address of a page without its query and fragment, which may carry tokens and names. */
export function redactUrl(url: string): string {
  return String(redact(url.split(/[?#]/, 1)[0]))
}
