import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The secrets of a sandbox, created at its first start and kept, so that its wallets still work at the next one.
 * @param {string} dataFolder
 * @returns {{ auth: string, shares: string, escrow: string }}
 */
export function readSecrets(dataFolder) {
  const file = join(dataFolder, 'wallet-secrets.json')
  const make = () => randomBytes(32).toString('base64url')
  try {
    const secrets = { auth: make(), shares: make(), escrow: make() }
    writeFileSync(file, JSON.stringify(secrets), { flag: 'wx', mode: 0o600 })
    return secrets
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return JSON.parse(readFileSync(file, 'utf8'))
  }
}
