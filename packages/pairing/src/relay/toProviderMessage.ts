const messages: Readonly<Record<string, string>> = {
  clock_skew: 'JWT validation error: JWT Token is not yet valid',
  expired: 'JWT validation error: JWT Token is not yet valid',
  origin: 'Unauthorized: origin not allowed',
  project: 'Unauthorized: invalid key',
}

export function toProviderMessage(reason: string): string {
  const code = /^([a-z_]+):/.exec(reason)?.[1] ?? ''
  return Object.hasOwn(messages, code) ? (messages[code] ?? reason) : reason
}
