import { bytesToHex } from '@noble/hashes/utils.js'
import { encodeAddress, encodeBytes, encodeWord } from '@portico/codec/abi'
import { hashPersonalMessage } from '@portico/codec/evm'
import type { EvmCall, VerifySignature } from '../SignatureCheck.js'
import { type RecoverKey, recoverSigner } from './recoverSigner.js'
import { signatureValidator } from './signatureValidator.js'

export interface ContractSignature {
  readonly address: string
  readonly message: string
  readonly signature: string
}

/** `isValidSignature(bytes32,bytes)`: the selector is also the magic return value. */
const selector = '1626ba7e'
const magicValue = `0x${selector.padEnd(64, '0')}`

/** The end of a signature that contains its account's deployment (ERC-6492). */
const deploymentMark = '6492'.repeat(16)

const longest = 32_768

/**
 * ERC-1271, after a simulated deployment if the signature contains one (ERC-6492). No transaction is sent.
 */
export async function verifyContractSignature(
  { address, message, signature }: ContractSignature,
  call: (call: EvmCall) => Promise<string | undefined>,
): Promise<boolean> {
  const digits = signature.replace(/^0x/, '').toLowerCase()
  if (digits.length > longest || !/^(?:[0-9a-f]{2})+$/.test(digits)) return false
  const hash = bytesToHex(hashPersonalMessage(message))
  if (!digits.endsWith(deploymentMark)) {
    const data = `0x${selector}${hash}${encodeWord(64)}${encodeBytes(digits)}`
    return (await call({ to: address.toLowerCase(), data }))?.toLowerCase() === magicValue
  }
  const question = `${encodeAddress(address)}${hash}${encodeWord(96)}${encodeBytes(digits)}`
  return (await call({ data: `${signatureValidator}${question}` })) === '0x01'
}

/** EIP-191 with the account's own key, even with code (EIP-7702), otherwise its contract. */
export const createEvmVerifier =
  (recover?: RecoverKey): VerifySignature =>
  async ({ chainId, address, message, signature, callEvm }) => {
    if (!/^0x[0-9a-f]{40}$/i.test(address) || !/^0x[0-9a-f]+$/i.test(signature)) return false
    if (recoverSigner(message, signature, recover) === address.toLowerCase()) return true
    if (!callEvm) return false
    return verifyContractSignature({ address, message, signature }, call => callEvm(chainId, call))
  }
