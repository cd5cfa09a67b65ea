import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { encodeBytes, encodeList, encodeWord } from './abi.ts'

type Hex = `0x${string}`

/** An unsigned ERC-4337 user operation in the format of bundlers. */
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

const bytesOf = (hex: string | undefined) => hexToBytes(hex?.slice(2) ?? '')

const encodeCall = ({ to, value, data }: SmartCall) =>
  concatBytes(encodeWord(to), encodeWord(value), encodeWord(96n), encodeBytes(data))

/**
 * Encodes `execute(address,uint256,bytes)`, or the atomic `executeBatch((address,uint256,bytes)[])` for several calls.
 */
export function encodeCalls(calls: readonly SmartCall[]): Hex {
  const [first] = calls
  if (first && calls.length === 1) return `0xb61d27f6${bytesToHex(encodeCall(first))}`
  const list = concatBytes(encodeWord(BigInt(calls.length)), encodeList(calls.map(encodeCall)))
  return `0x34fcd5be${bytesToHex(concatBytes(encodeWord(32n), list))}`
}

const encodePair = (first: Hex = '0x0', second: Hex = '0x0') =>
  hexToBytes([first, second].map(half => BigInt(half).toString(16).padStart(32, '0')).join(''))

/** The hash that the owner signs. It covers the operation, the entry point and the chain. */
export function hashUserOperation(operation: UserOperation, chainId: bigint): Uint8Array {
  const {
    paymaster,
    paymasterData,
    paymasterVerificationGasLimit: checkGas,
    paymasterPostOpGasLimit: afterGas,
  } = operation
  const initCode = concatBytes(bytesOf(operation.factory), bytesOf(operation.factoryData))
  const payment = paymaster
    ? concatBytes(bytesOf(paymaster), encodePair(checkGas, afterGas), bytesOf(paymasterData))
    : new Uint8Array()
  const packed = concatBytes(
    encodeWord(operation.sender),
    encodeWord(operation.nonce),
    keccak_256(initCode),
    keccak_256(bytesOf(operation.callData)),
    encodePair(operation.verificationGasLimit, operation.callGasLimit),
    encodeWord(operation.preVerificationGas),
    encodePair(operation.maxPriorityFeePerGas, operation.maxFeePerGas),
    keccak_256(payment),
  )
  return keccak_256(concatBytes(keccak_256(packed), encodeWord(entryPoint), encodeWord(chainId)))
}

/** EntryPoint v0.7, at the same address on every network. */
export const entryPoint = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
