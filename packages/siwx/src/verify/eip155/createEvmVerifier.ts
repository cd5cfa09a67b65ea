import type { VerifySignature } from '../SignatureCheck.js'
import { type RecoverKey, recoverSigner } from './recoverSigner.js'
import { verifyContractSignature } from './verifyContractSignature.js'

/** EIP-191 with the account's own key, even with code (EIP-7702), otherwise its contract. */
export const createEvmVerifier =
  (recover?: RecoverKey): VerifySignature =>
  async ({ chainId, address, message, signature, callEvm }) => {
    if (!/^0x[0-9a-f]{40}$/i.test(address) || !/^0x[0-9a-f]+$/i.test(signature)) return false
    if (recoverSigner(message, signature, recover) === address.toLowerCase()) return true
    if (!callEvm) return false
    return verifyContractSignature({ address, message, signature }, call => callEvm(chainId, call))
  }
