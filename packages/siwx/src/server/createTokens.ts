import { jwtVerify, SignJWT } from 'jose'

export interface SignedInAccount {
  /** Id of this sign-in, to end it. */
  readonly id: string
  readonly address: string
  /** CAIP-2 id. */
  readonly chainId: `${string}:${string}`
  /** Unix time in milliseconds. */
  readonly expiresAt: number
}

const algorithm = 'HS256'
/** Fewer bytes could be guessed. */
const shortestSecret = 32

/** Signed tokens. The purpose is part of each, so that one kind is not accepted as another. */
export function createTokens(secret: string, now: () => number) {
  const key = new TextEncoder().encode(secret)
  if (key.length < shortestSecret)
    throw new Error(`The sign-in secret must have at least ${shortestSecret} characters.`)

  const sign = (use: string, claims: Record<string, unknown>, until: number) =>
    new SignJWT({ use, ...claims })
      .setProtectedHeader({ alg: algorithm })
      .setExpirationTime(Math.floor(until / 1000))
      .sign(key)

  async function read(use: string, token: string) {
    try {
      const options = { algorithms: [algorithm], currentDate: new Date(now()) }
      const { payload } = await jwtVerify(token, key, options)
      return payload.use === use ? payload : undefined
    } catch {
      return undefined
    }
  }

  return {
    signNonce: (nonce: string, until: number) => sign('nonce', { nonce }, until),
    async readNonce(token: string): Promise<string | undefined> {
      const nonce = (await read('nonce', token))?.nonce
      return typeof nonce === 'string' ? nonce : undefined
    },
    signAccounts: (accounts: readonly SignedInAccount[]) =>
      sign('session', { accounts }, Math.max(...accounts.map(({ expiresAt }) => expiresAt))),
    async readAccounts(token: string): Promise<readonly SignedInAccount[]> {
      const accounts = (await read('session', token))?.accounts ?? []
      // Signed here, so it has the expected shape.
      return (accounts as SignedInAccount[]).filter(({ expiresAt }) => expiresAt > now())
    },
  }
}
