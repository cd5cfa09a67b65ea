import { randomBytes } from 'node:crypto'

const names = ['PORTICO_AUTH_SECRET', 'PORTICO_AUTH_KEK', 'PORTICO_ESCROW_KEK', 'PORTICO_SIGN_IN_SECRET']

export function runSecrets(): void {
  for (const name of names) {
    console.log(`${name}=${randomBytes(32).toString('base64url')}`)
  }
}
