import type { Environment } from '@portico/core'
import { createSecret } from '../crypto/createSecret.js'

const key = '@portico/pairing/wallet-identity'

/** Survives a reload, because the relay would redeliver everything to a new identity. */
export function createIdentity({ storage }: Pick<Environment, 'storage'>): { seed: string; subject: string } {
  try {
    const [seed, subject] = (storage?.getItem(key) ?? '').split('.')
    if (seed && subject) return { seed, subject }
    const identity = { seed: createSecret(), subject: createSecret() }
    storage?.setItem(key, `${identity.seed}.${identity.subject}`)
    return identity
  } catch {
    return { seed: createSecret(), subject: createSecret() }
  }
}
