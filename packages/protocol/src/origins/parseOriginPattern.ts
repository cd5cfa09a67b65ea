/** A host with a wildcard is a literal prefix and suffix; one without has no suffix. */
type OriginPattern =
  | { kind: 'exact'; origin: string }
  | { kind: 'wildcard'; protocol: string; prefix: string; suffix?: string; port: string }

const wildcardShape = /^(https?:)\/\/([a-z0-9.*-]{1,253})(?::([0-9]{1,5}|\*))?\/?$/
const defaultPorts: Record<string, string> = { 'http:': '80', 'https:': '443' }

/**
 * Reads one entry of an allowed list. A `*` may stand once in the host, for any run of labels in front of a
 * domain of at least two labels (or as the whole host, for "any site"), and as the port. Everything else is
 * refused, since `https://example.*` or `https://*` + `.com` would let strangers in.
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
  // Apps in a web view have origins such as capacitor://localhost, which URL calls opaque.
  if (origin === 'null')
    return /^[a-z][a-z0-9+.-]+:\/\/[^/]+$/.test(text) ? { kind: 'exact', origin: text } : undefined
  return { kind: 'exact', origin }
}

function isDomainSuffix(suffix: string) {
  const [first, ...labels] = suffix.split('.')
  const enough = labels.length >= 2 || labels[0] === 'localhost'
  return first === '' && enough && labels.every(label => label !== '')
}

/** Not by `URL.canParse`: once Node 20 has compiled it, it refuses hosts with letters such as ü. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
