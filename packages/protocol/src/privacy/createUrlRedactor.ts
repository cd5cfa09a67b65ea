/** Shorter parts of a URL, such as `v2`, are not keys and occur in any text. */
const shortestSecret = 6
const anyUrl = /\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>`)\]}]+/gi

/**
 * Returns a function that removes URLs from a service's texts, and possible keys from the URLs and headers used to
 * call it: providers put keys into paths, queries and credentials, and some quote them in errors.
 */
export function createUrlRedactor(urls: readonly string[], headers: readonly string[] = []) {
  const secrets = [...urls.flatMap(listParts), ...headers.flatMap(value => [value, ...value.split(' ')])]
    .filter(part => part.length >= shortestSecret)
    .sort((one, other) => other.length - one.length)
  const redact = (text: string): string =>
    secrets.reduce((rest, secret) => rest.replaceAll(secret, '[removed]'), text.replace(anyUrl, '[removed]'))

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
