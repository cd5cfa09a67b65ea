import {
  type Address,
  BaseError,
  createTestClient,
  decodeErrorResult,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  http,
  isHex,
  numberToHex,
  parseAbi,
  parseEventLogs,
  publicActions,
  size,
  type TransactionReceipt,
  walletActions,
} from 'viem'
import {
  entryPoint07Abi,
  getUserOperationHash,
  toPackedUserOperation,
  type UserOperation,
} from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import { asRecord, invalidParams, JsonRpcError } from '../localChain/jsonRpc.js'
import { accountContracts, readEntryPoint } from './deployAccountContracts.js'
import { readUserOperation } from './readUserOperation.js'

type Operation = UserOperation<'0.7'>

const { entryPoint, paymaster } = accountContracts

/** ABI of the contract that replaces the entry point in a simulation. */
const simulationsAbi = [
  ...entryPoint07Abi,
  ...parseAbi([
    'struct ExecutionResult { uint256 preOpGas; uint256 paid; uint256 accountValidationData; uint256 paymasterValidationData; bool targetSuccess; bytes targetResult; }',
    'struct PackedOperation { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }',
    'function simulateHandleOp(PackedOperation op, address target, bytes targetCallData) returns (ExecutionResult)',
  ]),
] as const

/** Gas limits of a simulated operation. */
const trialGas = { verification: 5_000_000n, call: 10_000_000n, paymaster: 500_000n }
const plenty = 10n ** 24n

/**
 * The methods of a bundler (ERC-4337, EntryPoint 0.7) and of a paymaster (ERC-7677). Every operation is its own
 * bundle.
 */
export function createBundler(url: string, privateKey: Hex) {
  const account = privateKeyToAccount(privateKey)
  const client = createTestClient({ account, mode: 'hardhat', transport: http(url), pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions)
  const sent = new Map<Hex, { readonly operation: Operation; readonly transaction: Hex }>()
  let last: Promise<unknown> = Promise.resolve()

  /** In sequence: two at once would use the same nonce. */
  function inTurn<result>(act: () => Promise<result>): Promise<result> {
    const mine = last.then(act)
    last = mine.catch(() => undefined)
    return mine
  }

  const formatBundle = (operation: Operation) => ({
    to: entryPoint,
    data: encodeFunctionData({
      abi: entryPoint07Abi,
      functionName: 'handleOps',
      args: [[toPackedUserOperation(operation)], account.address],
    }),
  })

  async function simulate(operation: Operation, target: Address, data: Hex) {
    const { data: answer } = await client
      .call({
        to: entryPoint,
        data: encodeFunctionData({
          abi: simulationsAbi,
          functionName: 'simulateHandleOp',
          args: [toPackedUserOperation(operation), target, data],
        }),
        stateOverride: [
          { address: entryPoint, code: readEntryPoint('EntryPointSimulations').deployedBytecode },
          // The balance is checked when it is sent.
          { address: operation.sender, balance: plenty },
        ],
      })
      .catch(explain)
    return decodeFunctionResult({
      abi: simulationsAbi,
      functionName: 'simulateHandleOp',
      data: answer ?? '0x',
    })
  }

  async function estimate(given: Operation) {
    const trial: Operation = {
      ...given,
      verificationGasLimit: trialGas.verification,
      callGasLimit: trialGas.call,
      preVerificationGas: 0n,
      // One wei per unit, so that the amount paid equals the gas used.
      maxFeePerGas: 1n,
      maxPriorityFeePerGas: 1n,
      ...(given.paymaster && {
        paymasterVerificationGasLimit: trialGas.paymaster,
        paymasterPostOpGasLimit: 0n,
      }),
    }
    const nobody: Address = `0x${'0'.repeat(40)}`
    const tried = await simulate({ ...trial, callData: '0x' }, given.sender, given.callData)
    if (!tried.targetSuccess)
      throw new JsonRpcError(-32521, 'The calls of the operation fail.', tried.targetResult)
    const { preOpGas, paid } = await simulate(trial, nobody, '0x')
    // A tenth of the unused limit is paid too.
    const used = (10n * (paid - preOpGas) - trialGas.call) / 9n
    return {
      preVerificationGas: numberToHex(countOverhead(given)),
      verificationGasLimit: numberToHex((preOpGas * 3n) / 2n + 20_000n),
      callGasLimit: numberToHex((used * 5n) / 4n + 30_000n),
      ...(given.paymaster && {
        paymasterVerificationGasLimit: numberToHex(100_000n),
        paymasterPostOpGasLimit: '0x0',
      }),
    }
  }

  async function send(operation: Operation) {
    if (operation.preVerificationGas < countOverhead(operation))
      throw invalidParams('preVerificationGas is too low.')
    const { baseFeePerGas } = await client.getBlock()
    if (operation.maxFeePerGas < (baseFeePerGas ?? 0n)) throw invalidParams('maxFeePerGas is too low.')
    const hash = getUserOperationHash({
      chainId: await client.getChainId(),
      entryPointAddress: entryPoint,
      entryPointVersion: '0.7',
      userOperation: operation,
    })
    const bundle = formatBundle(operation)
    // With the real signature and balance: a failure here would fail on chain and cost the bundler.
    await client.call({ account, ...bundle }).catch(explain)
    const transaction = await client.sendTransaction({ chain: null, ...bundle, gas: 15_000_000n })
    sent.set(hash, { operation, transaction })
    return hash
  }

  function findOperation(hash: unknown) {
    const entry = isHex(hash) ? sent.get(hash) : undefined
    return entry ? { entryPoint, transactionHash: entry.transaction } : null
  }

  async function findReceipt(hash: unknown) {
    const entry = isHex(hash) ? sent.get(hash) : undefined
    if (!entry) return null
    const receipt = await client.getTransactionReceipt({ hash: entry.transaction }).catch(() => undefined)
    return receipt ? formatReceipt(receipt, hash as Hex, entry.operation) : null
  }

  async function call(method: string, params: unknown): Promise<unknown> {
    const [first, second] = Array.isArray(params) ? params : []
    const readOperation = () => {
      if (typeof second !== 'string' || second.toLowerCase() !== entryPoint.toLowerCase())
        throw invalidParams(`The entry point is ${entryPoint}.`)
      return readUserOperation(first)
    }
    switch (method) {
      case 'eth_chainId':
        return numberToHex(await client.getChainId())
      case 'eth_supportedEntryPoints':
        return [entryPoint]
      case 'eth_estimateUserOperationGas':
        return estimate(readOperation())
      case 'eth_sendUserOperation': {
        const operation = readOperation()
        return inTurn(() => send(operation))
      }
      case 'eth_getUserOperationByHash':
        return findOperation(first)
      case 'eth_getUserOperationReceipt':
        return findReceipt(first)
      case 'pm_getPaymasterStubData':
      case 'pm_getPaymasterData':
        readOperation()
        return {
          paymaster,
          paymasterData: '0x',
          paymasterVerificationGasLimit: numberToHex(100_000n),
          paymasterPostOpGasLimit: '0x0',
        }
      default:
        throw new JsonRpcError(-32601, 'Method not found')
    }
  }
  return { call }
}

/** Overhead of the surrounding transaction: base cost and call data. */
const countOverhead = (operation: Operation) =>
  50_000n + 16n * BigInt(size(operation.callData) + size(operation.factoryData ?? '0x'))

/** Decodes the entry point's revert reason. */
function explain(error: unknown): never {
  const answer = error instanceof BaseError ? error.walk(each => isHex(asRecord(each).data)) : undefined
  const { data } = asRecord(answer)
  if (!isHex(data)) throw new JsonRpcError(-32500, String(error))
  const { errorName, args } = decodeErrorResult({ abi: entryPoint07Abi, data })
  throw new JsonRpcError(-32500, `${errorName}: ${(args ?? []).slice(1).join(', ')}`)
}

function formatReceipt(receipt: TransactionReceipt, hash: Hex, operation: Operation) {
  const [event] = parseEventLogs({
    abi: entryPoint07Abi,
    eventName: 'UserOperationEvent',
    logs: receipt.logs,
    args: { userOpHash: hash },
  })
  const logs = receipt.logs.filter(log => log.address.toLowerCase() !== entryPoint.toLowerCase())
  return {
    userOpHash: hash,
    entryPoint,
    sender: operation.sender,
    nonce: numberToHex(operation.nonce),
    paymaster: operation.paymaster,
    actualGasCost: numberToHex(event?.args.actualGasCost ?? 0n),
    actualGasUsed: numberToHex(event?.args.actualGasUsed ?? 0n),
    success: event?.args.success ?? false,
    logs: logs.map(formatLog),
    receipt: {
      ...receipt,
      blockNumber: numberToHex(receipt.blockNumber),
      cumulativeGasUsed: numberToHex(receipt.cumulativeGasUsed),
      effectiveGasPrice: numberToHex(receipt.effectiveGasPrice),
      gasUsed: numberToHex(receipt.gasUsed),
      transactionIndex: numberToHex(receipt.transactionIndex),
      status: receipt.status === 'success' ? '0x1' : '0x0',
      type: '0x2',
      logs: receipt.logs.map(formatLog),
    },
  }
}

const formatLog = (log: TransactionReceipt['logs'][number]) => ({
  ...log,
  blockNumber: numberToHex(log.blockNumber),
  logIndex: numberToHex(log.logIndex),
  transactionIndex: numberToHex(log.transactionIndex),
  ...('blockTimestamp' in log && log.blockTimestamp !== undefined
    ? { blockTimestamp: numberToHex(BigInt(log.blockTimestamp as bigint)) }
    : {}),
})
