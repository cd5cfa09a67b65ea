/** A wildcard host is a literal prefix and suffix; without a wildcard there is no suffix. */
type OriginPattern =
  | { kind: 'exact'; origin: string }
  | { kind: 'wildcard'; protocol: string; prefix: string; suffix?: string; port: string }

const wildcardShape = /^(https?:)\/\/([a-z0-9.*-]{1,253})(?::([0-9]{1,5}|\*))?\/?$/
const defaultPorts: Record<string, string> = { 'http:': '80', 'https:': '443' }

/**
 * Parses an entry of an allow list. A `*` may occur once in the host, for any labels before a domain of at least two
 * labels (or as the whole host, for "any site"), and as the port. Everything else is rejected: `https://example.*` or
 * `https://*` + `.com` would allow sites of strangers.
 */
export function parseOriginPattern(pattern: string): OriginPattern | undefined {
  const text = pattern.trim().toLowerCase()
  if (!text.includes('*')) return parseExact(text)
  const [, protocol, host, port = ''] = wildcardShape.exec(text) ?? []
  if (protocol === undefined || host === undefined) return undefined
  const [prefix = '', suffix, ...more] = host.split('*')
  if (more.length > 0 || (suffix !== undefined && host !== '*' && !isDomainSuffix(suffix))) return undefined
  return {
    kind: 'wildcard',
    protocol,
    prefix,
    ...(suffix === undefined ? {} : { suffix }),
    port: port === defaultPorts[protocol] ? '' : port,
  }
}

function parseExact(text: string): OriginPattern | undefined {
  const url = parseUrl(text)
  if (!url || url.username || url.password) return undefined
  const { origin } = url
  // Web views have origins such as capacitor://localhost, which URL treats as opaque.
  if (origin === 'null')
    return /^[a-z][a-z0-9+.-]+:\/\/[^/]+$/.test(text) ? { kind: 'exact', origin: text } : undefined
  return { kind: 'exact', origin }
}

function isDomainSuffix(suffix: string) {
  const [first, ...labels] = suffix.split('.')
  const enough = labels.length >= 2 || labels[0] === 'localhost'
  return first === '' && enough && labels.every(label => label !== '')
}

/** Not `URL.canParse`: once optimised by Node 20, it rejects hosts with characters such as ü. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
