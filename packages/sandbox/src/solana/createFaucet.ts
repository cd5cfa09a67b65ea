import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'

/** Public, like everything on a local chain. */
const secret = new Uint8Array(32).fill(7)
const publicKey = ed25519.getPublicKey(secret)
const systemProgram = new Uint8Array(32)

export const faucetAddress: string = base58.encode(publicKey)

/** A signed transfer from the faucet, so that an airdrop is an ordinary transaction. */
export function createAirdrop(recipient: string, lamports: bigint, blockhash: string): Uint8Array {
  const data = new Uint8Array(12)
  const view = new DataView(data.buffer)
  // Instruction 2 of the system program is a transfer.
  view.setUint32(0, 2, true)
  view.setBigUint64(4, lamports, true)
  const message = Uint8Array.from([
    // One signer, one read-only key; then the keys.
    ...[1, 0, 1, 3],
    ...publicKey,
    ...base58.decode(recipient),
    ...systemProgram,
    ...base58.decode(blockhash),
    // One instruction: program 2, accounts 0 and 1.
    ...[1, 2, 2, 0, 1, data.length],
    ...data,
  ])
  return Uint8Array.from([1, ...ed25519.sign(message, secret), ...message])
}
