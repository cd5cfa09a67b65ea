/** Fields of a sign-in request; all are optional. */
export type SignInInput = {
  readonly domain?: string
  readonly address?: string
  readonly statement?: string
  readonly uri?: string
  readonly version?: string
  readonly chainId?: string
  readonly nonce?: string
  readonly issuedAt?: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}

const fields = [
  ['URI', 'uri'],
  ['Version', 'version'],
  ['Chain ID', 'chainId'],
  ['Nonce', 'nonce'],
  ['Issued At', 'issuedAt'],
  ['Expiration Time', 'expirationTime'],
  ['Not Before', 'notBefore'],
  ['Request ID', 'requestId'],
] as const

/** Sign-In with Solana message. */
export function formatSignInMessage(input: SignInInput, domain: string, address: string): string {
  const { statement, resources } = input
  const lines = fields.flatMap(([label, name]) =>
    input[name] === undefined ? [] : [`${label}: ${input[name]}`],
  )
  const list = resources ? ['Resources:', ...resources.map(resource => `- ${resource}`)] : []
  const parts = [
    `${input.domain ?? domain} wants you to sign in with your Solana account:\n${address}`,
    ...(statement === undefined ? [] : [statement]),
    ...(lines.length + list.length === 0 ? [] : [[...lines, ...list].join('\n')]),
  ]
  return parts.join('\n\n')
}
