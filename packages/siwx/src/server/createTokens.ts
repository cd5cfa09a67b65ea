import { jwtVerify, SignJWT } from 'jose'

/** One account that a visitor has signed in with. */
export interface SignedInAccount {
  /** Of this one sign-in, so that it can be ended. */
  readonly id: string
  readonly address: string
  /** `namespace:reference` (CAIP-2). */
  readonly chainId: `${string}:${string}`
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

const algorithm = 'HS256'
/** Fewer bytes could be guessed. */
const shortestSecret = 32

/** Tokens that only this site's servers can make. What each is for stands in it, so that none passes for another. */
export function createTokens(secret: string, now: () => number) {
  const key = new TextEncoder().encode(secret)
  if (key.length < shortestSecret)
    throw new Error(`The secret of the sign-in has to have ${shortestSecret} characters or more.`)

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
      // Signed here, so it is what was put in.
      return (accounts as SignedInAccount[]).filter(({ expiresAt }) => expiresAt > now())
    },
  }
}
