/** Shorter parts of a URL, such as `v2`, are no keys, and occur in any text. */
const shortestSecret = 6
const anyUrl = /\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>`)\]}]+/gi

/**
 * Returns what removes URLs from texts of a service, and whatever may be a key in the URLs and headers by which that service
 * is called: providers put keys into paths, queries and credentials, and some quote them in their errors.
 */
export function createUrlRedactor(urls: readonly string[], headers: readonly string[] = []) {
  const secrets = [...urls.flatMap(listParts), ...headers.flatMap(value => [value, ...value.split(' ')])]
    .filter(part => part.length >= shortestSecret)
    .sort((one, other) => other.length - one.length)
  const redact = (text: string): string =>
    secrets.reduce((rest, secret) => rest.replaceAll(secret, '[removed]'), text.replace(anyUrl, '[removed]'))

  /** The same for every text in a value of JSON. */
  function redactValue(value: unknown): unknown {
    if (typeof value === 'string') return redact(value)
    if (Array.isArray(value)) return value.map(redactValue)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [redact(key), redactValue(item)]))
  }
  return { redact, redactValue }
}

function listParts(text: string): string[] {
  if (!URL.canParse(text)) return []
  const { username, password, pathname, searchParams } = new URL(text)
  const written = [username, password, ...pathname.split('/')]
  return [...written, ...written.map(decode), ...searchParams.values()]
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
