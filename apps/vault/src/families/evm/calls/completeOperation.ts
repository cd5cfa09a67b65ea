import { encodeAddress } from '@portico/codec/abi'
import { chainDisconnected, malformedResponse, PorticoError } from '@portico/protocol'
import type { Hex } from '../../../keys/Addresses.ts'
import { formatFactoryData, type SmartContracts } from '../derive/deriveSmartAddress.ts'
import { encodeCalls, entryPoint, type SmartCall, type UserOperation } from '../sign/UserOperation.ts'
import { type Call, chooseFees, parseQuantity } from './completeEvmTransactions.ts'

export interface SmartAccount {
  readonly owner: string
  readonly address: Hex
  readonly chainId: bigint
  readonly contracts: SmartContracts
}

export interface OperationServices {
  readonly node: Call
  readonly bundler: Call
  readonly paymaster?: Call | undefined
}

const malformed = (url: string) => new PorticoError(malformedResponse, { context: { url } })

const shapes = {
  address: /^0x[\da-f]{40}$/i,
  bytes: /^0x([\da-f]{2}){0,4096}$/i,
  /** 16 bytes: the space of a packed value in the signed operation. */
  quantity: /^0x[\da-f]{1,32}$/i,
}

function readField(answer: unknown, name: string, shape: keyof typeof shapes, url: string): Hex | undefined {
  const value = typeof answer === 'object' ? (answer as Record<string, unknown> | null)?.[name] : undefined
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string' || !shapes[shape].test(value)) throw malformed(url)
  return value as Hex
}

function requireField(...field: Parameters<typeof readField>): Hex {
  const value = readField(...field)
  if (value === undefined) throw malformed(field[3])
  return value
}

function readPaymentGas(answer: unknown, url: string) {
  const check = readField(answer, 'paymasterVerificationGasLimit', 'quantity', url)
  const after = readField(answer, 'paymasterPostOpGasLimit', 'quantity', url)
  return {
    ...(check && { paymasterVerificationGasLimit: check }),
    ...(after && { paymasterPostOpGasLimit: after }),
  }
}

/** A signature of real length that is never valid, for gas estimation. */
const placeholder =
  '0xfffffffffffffffffffffffffffffff0000000000000000000000000000000007aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1c'

const toHex = (value: bigint): Hex => `0x${value.toString(16)}`

export async function isDeployed(node: Call, address: string): Promise<boolean> {
  const code = await node('eth_getCode', [address, 'latest'])
  return typeof code === 'string' && code.length > 2
}

export const describeCreation = ({ owner, contracts }: SmartAccount) => ({
  factory: contracts.factory as Hex,
  factoryData: formatFactoryData(owner),
})

async function readNonce(node: Call, sender: Hex): Promise<bigint> {
  const data = `0x35567e1a${encodeAddress(sender)}${'0'.repeat(64)}`
  const nonce = parseQuantity(await node('eth_call', [{ to: entryPoint, data }, 'latest']))
  // A nonce with another key would not replace earlier attempts.
  if (nonce >> 64n !== 0n) throw malformed('node')
  return nonce
}

/**
 * Completes an operation before the visitor is asked: nonce and fees from the node, gas from the bundler, sponsorship
 * from the paymaster. None of them can change the calls.
 */
export async function completeOperation(
  account: SmartAccount,
  calls: readonly SmartCall[],
  { node, bundler, paymaster }: OperationServices,
): Promise<UserOperation> {
  const { address: sender, chainId } = account
  const [actual, isThere, nonce, fees] = await Promise.all([
    node('eth_chainId', []).then(parseQuantity),
    isDeployed(node, sender),
    readNonce(node, sender),
    chooseFees(node, {}),
  ])
  if (actual !== chainId) throw new PorticoError(chainDisconnected)
  const [most, tip] =
    'gasPrice' in fees ? [fees.gasPrice, fees.gasPrice] : [fees.maxFeePerGas, fees.maxPriorityFeePerGas]
  const draft = {
    sender,
    nonce: toHex(nonce),
    ...(!isThere && describeCreation(account)),
    callData: encodeCalls(calls),
    maxFeePerGas: toHex(most),
    maxPriorityFeePerGas: toHex(tip),
  }
  const stub = paymaster && (await askPaymaster(paymaster, 'pm_getPaymasterStubData', draft, chainId))
  const answer = await bundler('eth_estimateUserOperationGas', [
    { ...draft, ...stub?.payment, signature: placeholder },
    entryPoint,
  ])
  const readGas = (name: string) => requireField(answer, name, 'quantity', 'bundler')
  const gas = {
    preVerificationGas: readGas('preVerificationGas'),
    verificationGasLimit: readGas('verificationGasLimit'),
    callGasLimit: readGas('callGasLimit'),
  }
  if (!paymaster || !stub) return { ...draft, ...gas }
  const estimated = { ...draft, ...noGas, ...stub.payment, ...readPaymentGas(answer, 'bundler'), ...gas }
  if (stub.isFinal) return estimated
  const paid = await askPaymaster(paymaster, 'pm_getPaymasterData', estimated, chainId)
  return { ...estimated, ...paid.payment }
}

const noGas = { paymasterVerificationGasLimit: '0x0', paymasterPostOpGasLimit: '0x0' } as const

/** ERC-7677 */
async function askPaymaster(paymaster: Call, method: string, draft: object, chainId: bigint) {
  const url = 'paymaster'
  const asked = [{ ...draft, signature: placeholder }, entryPoint, toHex(chainId), {}]
  const answer = await paymaster(method, asked)
  const payer = requireField(answer, 'paymaster', 'address', url)
  // The entry point treats the zero address as no paymaster, so the account would pay a fee shown as sponsored.
  if (BigInt(payer) === 0n) throw malformed(url)
  return {
    payment: {
      paymaster: payer,
      paymasterData: readField(answer, 'paymasterData', 'bytes', url) ?? '0x',
      ...readPaymentGas(answer, url),
    } as const,
    isFinal: (answer as { isFinal?: unknown }).isFinal === true,
  }
}

export const countFee = (operation: UserOperation): bigint =>
  [
    operation.preVerificationGas,
    operation.verificationGasLimit,
    operation.callGasLimit,
    operation.paymasterVerificationGasLimit ?? 0,
    operation.paymasterPostOpGasLimit ?? 0,
  ].reduce((sum: bigint, gas) => sum + BigInt(gas), 0n) * BigInt(operation.maxFeePerGas)
