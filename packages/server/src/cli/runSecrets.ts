import { randomBytes } from 'node:crypto'

/** Runs `portico-server secrets`: prints new ones, for a file that only the service can read. */
export function runSecrets(): void {
  for (const name of ['PORTICO_AUTH_SECRET', 'PORTICO_AUTH_KEK', 'PORTICO_ESCROW_KEK']) {
    console.log(`${name}=${randomBytes(32).toString('base64url')}`)
  }
}
