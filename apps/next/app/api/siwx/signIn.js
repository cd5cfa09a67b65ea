import { randomBytes } from 'node:crypto'
import { createSignIn } from '@portico/siwx/server'

/** As visitors see it in the address bar. Taken from a request it would be whatever somebody sends. */
const host = process.env.SITE_HOST ?? '127.0.0.1:4201'

/** Verifies what visitors sign, and remembers them by a cookie that no script can read. */
export const signIn = createSignIn({
  domains: [host],
  // Of this process alone where none is given: all are signed out when it ends.
  secret: process.env.SIGN_IN_SECRET ?? randomBytes(32).toString('hex'),
})

/** Who reads a page that the server draws, where all there is of the request are its headers. */
export async function getMember(headers) {
  const [account] = await signIn.getAccounts(new Request(`https://${host}`, { headers }))
  return account
}
