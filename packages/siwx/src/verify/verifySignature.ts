import type { SignatureCheck, VerifySignature } from './SignatureCheck.js'

/** How to load what verifies the signatures of a family: nobody loads the others. */
export type Verifiers = Readonly<Record<string, () => Promise<VerifySignature>>>

export const defaultVerifiers: Verifiers = {
  eip155: async () => (await import('./eip155/createEvmVerifier.js')).createEvmVerifier(),
  solana: async () => (await import('./verifySolana.js')).verifySolana,
  bip122: async () => (await import('./bip122/verifyBitcoin.js')).verifyBitcoin,
  polkadot: async () => (await import('./verifyPolkadot.js')).verifyPolkadot,
  cosmos: async () => (await import('./verifyCosmos.js')).verifyCosmos,
}

/**
 * Whether the account has signed this text, for any of the families. False for a family that nothing verifies. Rejects
 * only where a smart account's chain cannot be asked: no answer is not a yes, and not a no either.
 */
export async function verifySignature(
  check: SignatureCheck,
  verifiers: Verifiers = defaultVerifiers,
): Promise<boolean> {
  const [namespace = ''] = check.chainId.split(':')
  const load = Object.hasOwn(verifiers, namespace) ? verifiers[namespace] : undefined
  return load ? (await load())(check) : false
}
