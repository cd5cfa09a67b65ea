import { bytesToHex } from '@noble/hashes/utils.js'
import type { EvmCall } from '../SignatureCheck.js'
import { formatDeploylessCall } from './formatDeploylessCall.js'
import { hashPersonalMessage } from './hashPersonalMessage.js'
import { parseWrappedSignature } from './parseWrappedSignature.js'

export interface ContractSignature {
  readonly address: string
  readonly message: string
  readonly signature: string
}

/** `isValidSignature(bytes32,bytes)`: the selector is also the magic return value. */
const selector = '1626ba7e'
const yes = `0x${selector.padEnd(64, '0')}`

/** Hex digits of the longest accepted signature. */
const longest = 32_768

/**
 * Verifies a contract signature (ERC-1271), after a simulated deployment if the signature contains one (ERC-6492). No
 * transaction is sent.
 */
export async function verifyContractSignature(
  { address, message, signature }: ContractSignature,
  call: (call: EvmCall) => Promise<string | undefined>,
): Promise<boolean> {
  const digits = signature.replace(/^0x/, '').toLowerCase()
  if (digits.length > longest || !/^(?:[0-9a-f]{2})+$/.test(digits)) return false
  const account = address.slice(2).toLowerCase()
  const wrapped = parseWrappedSignature(digits)
  const question = formatQuestion(bytesToHex(hashPersonalMessage(message)), wrapped?.signature ?? digits)
  const ask = async (one: EvmCall) => (await call(one))?.toLowerCase() === yes
  if (await ask({ to: `0x${account}`, data: `0x${question}` })) return true
  return wrapped ? ask({ data: formatDeploylessCall(wrapped, account, question) }) : false
}

/** ABI encoding: the hash, the offset of the bytes, their length, and the padded bytes. */
function formatQuestion(hash: string, signature: string): string {
  const size = signature.length / 2
  const padded = signature.padEnd(Math.ceil(size / 32) * 64, '0')
  return `${selector}${hash}${toWord(64)}${toWord(size)}${padded}`
}

function toWord(value: number): string {
  return value.toString(16).padStart(64, '0')
}
