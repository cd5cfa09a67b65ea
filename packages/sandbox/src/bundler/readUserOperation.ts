import { type Hex, isAddress, isHex } from 'viem'
import type { UserOperation } from 'viem/account-abstraction'
import { asRecord, invalidParams } from '../localChain/jsonRpc.js'

const isBytes = (value: unknown): value is Hex => isHex(value) && value.length % 2 === 0

/** Parses an operation for EntryPoint 0.7. Its gas fields are optional for an estimate. */
export function readUserOperation(value: unknown): UserOperation<'0.7'> {
  const given = asRecord(value)
  const readAddress = (name: string) => {
    const field = given[name]
    if (typeof field !== 'string' || !isAddress(field, { strict: false }))
      throw invalidParams(`${name} is no address.`)
    return field
  }
  const readBytes = (name: string) => {
    const field = given[name] ?? '0x'
    if (!isBytes(field)) throw invalidParams(`${name} is no bytes.`)
    return field
  }
  const readNumber = (name: string) => {
    const field = given[name] ?? '0x0'
    if (!isHex(field) || field.length < 3) throw invalidParams(`${name} is no number.`)
    return BigInt(field)
  }
  return {
    sender: readAddress('sender'),
    nonce: readNumber('nonce'),
    ...(Boolean(given.factory) && { factory: readAddress('factory'), factoryData: readBytes('factoryData') }),
    callData: readBytes('callData'),
    callGasLimit: readNumber('callGasLimit'),
    verificationGasLimit: readNumber('verificationGasLimit'),
    preVerificationGas: readNumber('preVerificationGas'),
    maxFeePerGas: readNumber('maxFeePerGas'),
    maxPriorityFeePerGas: readNumber('maxPriorityFeePerGas'),
    ...(Boolean(given.paymaster) && {
      paymaster: readAddress('paymaster'),
      paymasterData: readBytes('paymasterData'),
      paymasterVerificationGasLimit: readNumber('paymasterVerificationGasLimit'),
      paymasterPostOpGasLimit: readNumber('paymasterPostOpGasLimit'),
    }),
    signature: readBytes('signature'),
  }
}
