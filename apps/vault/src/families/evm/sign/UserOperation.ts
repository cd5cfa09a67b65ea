import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { encodeAddress, encodeBytes, encodeItems, encodeWord } from '@portico/codec/abi'
import type { Hex } from '../../../keys/Addresses.ts'

export interface UserOperation {
  readonly sender: Hex
  readonly nonce: Hex
  /** Set if the account is not deployed yet. */
  readonly factory?: Hex
  readonly factoryData?: Hex
  readonly callData: Hex
  readonly callGasLimit: Hex
  readonly verificationGasLimit: Hex
  readonly preVerificationGas: Hex
  readonly maxFeePerGas: Hex
  readonly maxPriorityFeePerGas: Hex
  /** Set if a paymaster pays the fee. */
  readonly paymaster?: Hex
  readonly paymasterData?: Hex
  readonly paymasterVerificationGasLimit?: Hex
  readonly paymasterPostOpGasLimit?: Hex
}

export interface SmartCall {
  readonly to: Hex
  readonly value: bigint
  readonly data: Uint8Array
}

const digitsOf = (hex: string | undefined) => hex?.slice(2) ?? ''

const encodeCall = ({ to, value, data }: SmartCall) =>
  encodeAddress(to) + encodeWord(value) + encodeWord(96) + encodeBytes(bytesToHex(data))

/** `execute(address,uint256,bytes)`, or the atomic `executeBatch((address,uint256,bytes)[])` for several calls. */
export function encodeCalls(calls: readonly SmartCall[]): Hex {
  const [first] = calls
  if (first && calls.length === 1) return `0xb61d27f6${encodeCall(first)}`
  return `0x34fcd5be${encodeWord(32)}${encodeWord(calls.length)}${encodeItems(calls.map(encodeCall))}`
}

const encodePair = (first: Hex = '0x0', second: Hex = '0x0') =>
  [first, second].map(half => BigInt(half).toString(16).padStart(32, '0')).join('')

const hash = (digits: string) => bytesToHex(keccak_256(hexToBytes(digits)))

/** The hash that the owner signs. It covers the operation, the entry point and the chain. */
export function hashUserOperation(operation: UserOperation, chainId: bigint): Uint8Array {
  const { paymaster, paymasterVerificationGasLimit, paymasterPostOpGasLimit } = operation
  const paymentGas = encodePair(paymasterVerificationGasLimit, paymasterPostOpGasLimit)
  const packed = [
    encodeAddress(operation.sender),
    encodeWord(BigInt(operation.nonce)),
    hash(digitsOf(operation.factory) + digitsOf(operation.factoryData)),
    hash(digitsOf(operation.callData)),
    encodePair(operation.verificationGasLimit, operation.callGasLimit),
    encodeWord(BigInt(operation.preVerificationGas)),
    encodePair(operation.maxPriorityFeePerGas, operation.maxFeePerGas),
    hash(paymaster ? digitsOf(paymaster) + paymentGas + digitsOf(operation.paymasterData) : ''),
  ].join('')
  return keccak_256(hexToBytes(hash(packed) + encodeAddress(entryPoint) + encodeWord(chainId)))
}

export const entryPoint = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
