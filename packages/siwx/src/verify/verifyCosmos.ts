import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64, bech32 } from '@scure/base'
import { recoverKeys } from './recoverKeys.js'
import type { VerifySignature } from './SignatureCheck.js'

/** ADR-36: the sign document that no chain accepts as a transaction, with keys in amino order. */
function formatDocument(signer: string, message: string): string {
  const data = base64.encode(utf8ToBytes(message))
  return JSON.stringify({
    account_number: '0',
    chain_id: '',
    fee: { amount: [], gas: '0' },
    memo: '',
    msgs: [{ type: 'sign/MsgSignData', value: { data, signer } }],
    sequence: '0',
  })
}

/** The signature carries no key: candidate keys are recovered and their addresses compared. */
export const verifyCosmos: VerifySignature = async ({ address, message, signature }) => {
  try {
    const { prefix } = bech32.decode(address as `${string}1${string}`) // throws if invalid
    const bytes = base64.decode(signature)
    if (bytes.length !== 64) return false
    const hash = sha256(utf8ToBytes(formatDocument(address, message)))
    return recoverKeys(bytes, hash).some(
      key => bech32.encode(prefix, bech32.toWords(ripemd160(sha256(key)))) === address,
    )
  } catch {
    return false
  }
}
