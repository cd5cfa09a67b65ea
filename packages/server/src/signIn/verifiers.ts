import {
  createEvmVerifier,
  defaultVerifiers,
  type Verifiers,
  type VerifySignature,
} from '@portico/siwx/verify'

/** EVM signatures, the most frequent ones, are recovered by WebAssembly in a fraction of a millisecond. */
export const verifiers: Verifiers = {
  ...defaultVerifiers,
  async eip155() {
    const { recover } = await import('tiny-secp256k1')
    return createEvmVerifier((hash, signature, recovery) => {
      // It throws for any other recovery id.
      if (recovery !== 0 && recovery !== 1 && recovery !== 2 && recovery !== 3) return null
      return recover(hash, signature, recovery, false)
    })
  },
}

/** The curves of other families take up to 50 ms of JavaScript each, so `verify` runs outside of the event loop. */
export function moveToThread(verify: VerifySignature): Verifiers {
  const others = Object.keys(verifiers).filter(family => family !== 'eip155')
  return { ...verifiers, ...Object.fromEntries(others.map(family => [family, async () => verify])) }
}
