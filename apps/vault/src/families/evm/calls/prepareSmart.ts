import { hexToBytes } from '@noble/hashes/utils.js'
import { invalidParams, notAvailableInVault, PorticoError } from '@portico/protocol'
import { describeMessage } from '../../../approve/describeMessage.ts'
import { describePayment } from '../../../approve/describePayment.ts'
import { describeNetwork, type NetworkId } from '../../../networks/networks.ts'
import type { NodeClient } from '../../../node/createNodeClient.ts'
import type { PreparedSmart, SmartCallRequest } from '../../SmartRequest.ts'
import { describeCall } from '../describe/describeCall.ts'
import { describeTypedData } from '../describe/describeTypedData.ts'
import { parseTypedData } from '../describe/parseTypedData.ts'
import { readToken } from '../describe/readToken.ts'
import { hashTypedDataParts } from '../sign/hashTypedData.ts'
import type { SmartCall } from '../sign/UserOperation.ts'
import {
  completeOperation,
  countFee,
  describeCreation,
  isDeployed,
  type OperationServices,
  type SmartAccount,
} from './completeOperation.ts'
import { readBalance } from './readBalance.ts'

export interface SmartContext {
  readonly account: SmartAccount
  readonly network: NetworkId
  readonly origin: string
  readonly node: NodeClient
  readonly services: OperationServices
  readonly paymasterUrl?: string | undefined
  readonly signal: AbortSignal
}

/** Completes and describes what a smart account is asked for. */
export function prepareSmart(request: SmartCallRequest, context: SmartContext): Promise<PreparedSmart> {
  switch (request.method) {
    case 'personal_sign':
      return prepareMessage(hexToBytes(request.params[0].slice(2)), context)
    case 'eth_signTypedData_v4':
      return prepareTypedData(request.params[1], context)
    case 'eth_sendTransaction': {
      const [{ to, value, data, input, chainId }] = request.params
      if (!to) throw new PorticoError(notAvailableInVault)
      assertChain(chainId, context)
      return prepareOperation('sendTransaction', [{ to, value, data: data ?? input }], context)
    }
    case 'wallet_sendCalls': {
      const [{ calls, chainId, capabilities }] = request.params
      assertChain(chainId, context)
      assertCapabilities(capabilities, context)
      return prepareOperation('sendCalls', calls, context)
    }
  }
}

const refuse = (detail: string) => new PorticoError(invalidParams, { detail })

function assertChain(chainId: string | undefined, { account }: SmartContext) {
  if (chainId !== undefined && BigInt(chainId) !== account.chainId)
    throw refuse('The calls are for another network.')
}

/** What a site cannot do without, and is not there, is refused (EIP-5792). */
function assertCapabilities(wanted: Readonly<Record<string, unknown>> = {}, { paymasterUrl }: SmartContext) {
  for (const [name, value] of Object.entries(wanted)) {
    const { optional, url } = (value ?? {}) as { optional?: unknown; url?: unknown }
    const isThere = name === 'paymasterService' && paymasterUrl !== undefined && url === paymasterUrl
    if (!isThere && optional !== true) throw new PorticoError(notAvailableInVault)
  }
}

async function prepareMessage(message: Uint8Array, context: SmartContext): Promise<PreparedSmart> {
  const shown = describeMessage(message, { origin: context.origin, address: context.account.address })
  return { item: { kind: 'smart-message', message, ...(await readCreation(context)) }, shown }
}

async function prepareTypedData(given: unknown, context: SmartContext): Promise<PreparedSmart> {
  const data = parseTypedData(given as Parameters<typeof parseTypedData>[0])
  // Contracts read these names out of the signature.
  if (!/^[A-Z_$][\w$]*$/.test(data.primaryType) || data.primaryType === 'EIP712Domain')
    throw refuse('A smart account cannot sign a type of this name.')
  hashTypedDataParts(data)
  const network = describeNetwork(context.network)
  const reading = { ...context, address: context.account.address }
  const described = await describeTypedData(data, network, {
    account: context.account.address,
    network,
    readToken: token => readToken(reading, token),
  })
  return {
    item: { kind: 'smart-typed-data', data, ...(await readCreation(context)) },
    shown: {
      title: 'signData',
      place: 'window',
      isFree: true,
      ...described,
      raw: JSON.stringify(data, null, 2),
    },
  }
}

/** Before it is on the network, its signatures say how it gets there. */
const readCreation = async ({ account, services }: SmartContext) =>
  (await isDeployed(services.node, account.address)) ? {} : { creation: describeCreation(account) }

interface RequestedCall {
  readonly to: `0x${string}`
  readonly value?: `0x${string}` | undefined
  readonly data?: `0x${string}` | undefined
}

async function prepareOperation(
  title: 'sendTransaction' | 'sendCalls',
  requested: readonly RequestedCall[],
  context: SmartContext,
): Promise<PreparedSmart> {
  const { account, node, services, signal } = context
  const { address } = account
  const network = describeNetwork(context.network)
  const calls = requested.map(
    ({ to, value, data }): SmartCall => ({
      to,
      value: BigInt(value ?? 0),
      data: hexToBytes(data?.slice(2) ?? ''),
    }),
  )
  // Its own functions give it to another owner, or make another contract of it.
  if (calls.some(({ to, data }) => to.toLowerCase() === address.toLowerCase() && data.length > 0))
    throw refuse('No site may call the functions of the account itself.')
  const [operation, balance, described] = await Promise.all([
    completeOperation(account, calls, services),
    readBalance(node, context.network, address, signal),
    Promise.all(
      calls.map(call =>
        describeCall(call, address, network, token => readToken({ ...context, address }, token)),
      ),
    ),
  ])
  const isSponsored = operation.paymaster !== undefined
  const { feeRow, warnings, ...payment } = describePayment({
    network,
    leaves: described.flatMap(({ leaves }) => leaves),
    fee: isSponsored ? 0n : countFee(operation),
    balance,
    steps: calls.length,
  })
  const fee = isSponsored ? ({ label: 'feeUpTo', value: { ours: 'sponsored' } } as const) : feeRow
  return {
    item: { kind: 'user-operation', operation },
    shown: {
      title,
      place: 'window',
      ...payment,
      groups: [...described.flatMap(({ rows, nested = [] }) => [rows, ...nested]), [fee]],
      warnings: [...new Set([...warnings, ...described.flatMap(each => each.warnings)])],
      raw: JSON.stringify(operation, null, 2),
    },
  }
}
