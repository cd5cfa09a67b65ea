const pattern = /^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/

export function parseRdns(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 253) return undefined
  const rdns = value.trim().toLowerCase()
  return pattern.test(rdns) ? rdns : undefined
}
