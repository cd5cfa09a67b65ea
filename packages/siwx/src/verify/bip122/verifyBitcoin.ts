import { base64 } from '@scure/base'
import type { VerifySignature } from '../SignatureCheck.js'
import { readAddress } from './readAddress.js'
import { verifyBip322 } from './verifyBip322.js'
import { verifyEcdsaMessage } from './verifyEcdsaMessage.js'

export const verifyBitcoin: VerifySignature = async ({ chainId, address, message, signature }) => {
  try {
    const parsed = readAddress(address, chainId)
    if (!parsed) return false
    const bytes = base64.decode(signature)
    const isOld = bytes.length === 65 && (bytes[0] ?? 0) >= 27
    return (isOld ? verifyEcdsaMessage : verifyBip322)(parsed, message, bytes)
  } catch {
    return false
  }
}
