import type { Environment } from '@portico/core'
import { createSecret } from '../crypto/createSecret.js'

const key = '@portico/pairing/wallet-identity'

/** The keys by which the relay knows the wallet. They survive a reload: to new ones it would deliver everything again. */
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
