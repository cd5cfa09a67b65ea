import type { RpcFamily } from '@portico/protocol/frame'
import type { SignatureCheck, VerifySignature } from './SignatureCheck.js'

/** Lazily loaded verifiers by family. */
export type Verifiers = Readonly<Record<string, () => Promise<VerifySignature>>>

export const defaultVerifiers = {
  eip155: async () => (await import('./eip155/verifyContractSignature.js')).createEvmVerifier(),
  solana: async () => (await import('./verifySolana.js')).verifySolana,
  bip122: async () => (await import('./bip122/verifyBitcoin.js')).verifyBitcoin,
  polkadot: async () => (await import('./verifyPolkadot.js')).verifyPolkadot,
  cosmos: async () => (await import('./verifyCosmos.js')).verifyCosmos,
} as const satisfies Record<RpcFamily, Verifiers[string]>

/** False for a family without a verifier. Rejects only if a smart account's chain is unreachable. */
export async function verifySignature(
  check: SignatureCheck,
  verifiers: Verifiers = defaultVerifiers,
): Promise<boolean> {
  const [namespace = ''] = check.chainId.split(':')
  const load = Object.hasOwn(verifiers, namespace) ? verifiers[namespace] : undefined
  return load ? (await load())(check) : false
}
