import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { encodeBytes, encodeList, encodeWord } from './abi.ts'
import { entryPoint } from './entryPoint.ts'

type Hex = `0x${string}`

/** What a smart account does (ERC-4337), complete but for the signature, and as bundlers take it. */
export interface UserOperation {
  readonly sender: Hex
  readonly nonce: Hex
  /** Where the account is not on the network yet. */
  readonly factory?: Hex
  readonly factoryData?: Hex
  readonly callData: Hex
  readonly callGasLimit: Hex
  readonly verificationGasLimit: Hex
  readonly preVerificationGas: Hex
  readonly maxFeePerGas: Hex
  readonly maxPriorityFeePerGas: Hex
  /** Who pays, where it is not the account. */
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

/** `execute(address,uint256,bytes)`, or of several `executeBatch((address,uint256,bytes)[])`: all of them, or none. */
export function encodeCalls(calls: readonly SmartCall[]): Hex {
  const [first] = calls
  if (first && calls.length === 1) return `0xb61d27f6${bytesToHex(encodeCall(first))}`
  const list = concatBytes(encodeWord(BigInt(calls.length)), encodeList(calls.map(encodeCall)))
  return `0x34fcd5be${bytesToHex(concatBytes(encodeWord(32n), list))}`
}

/** Two numbers of 16 bytes each. */
const encodePair = (first: Hex = '0x0', second: Hex = '0x0') =>
  hexToBytes([first, second].map(half => BigInt(half).toString(16).padStart(32, '0')).join(''))

/** What the owner signs: the operation, this entry point and this network. */
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
