import { createEvmVerifier, defaultVerifiers, type Verifiers } from '@portico/siwx/verify'

/** EVM, which most visitors sign in with, by the library that Bitcoin's own nodes use: many times as fast as scripts. */
export const verifiers: Verifiers = {
  ...defaultVerifiers,
  async eip155() {
    const { recover } = await import('tiny-secp256k1')
    return createEvmVerifier((hash, signature, recovery) => {
      // It throws for any other.
      if (recovery !== 0 && recovery !== 1 && recovery !== 2 && recovery !== 3) return null
      return recover(hash, signature, recovery, false)
    })
  },
}
