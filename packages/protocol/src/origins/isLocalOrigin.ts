/** Whether an origin is local: any program on the visitor's machine can serve such a page. */
export function isLocalOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, hostname } = new URL(origin)
  return (protocol === 'http:' || protocol === 'https:') && isLocalHost(hostname)
}

/** The loopback names and addresses of RFC 6761, RFC 1122 and RFC 4291, and 0.0.0.0, which connects to loopback. */
export function isLocalHost(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '')
  if (name === 'localhost' || name.endsWith('.localhost')) return true
  return name === '[::1]' || name === '[::]' || name === '0.0.0.0' || /^127(\.\d{1,3}){3}$/.test(name)
}
