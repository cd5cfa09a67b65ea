import { hexToBytes } from '@noble/hashes/utils.js'
import { invalidParams, notAvailableInVault, PorticoError, unsupportedChainId } from '@portico/protocol'
import { describeMessage } from '../../../approve/describeMessage.ts'
import { describeNetwork } from '../../../networks/networks.ts'
import type { PreparedSmart, SmartCallRequest } from '../../SmartRequest.ts'
import { describeTypedData } from '../describe/describeTypedData.ts'
import { parseTypedData } from '../describe/parseTypedData.ts'
import { readToken } from '../describe/readToken.ts'
import { prepareGrant, prepareRevoke } from '../grants/prepareGrants.ts'
import { hashTypedDataParts } from '../sign/hashTypedData.ts'
import type { SmartCall } from '../sign/UserOperation.ts'
import { assertCapabilities } from './assertCapabilities.ts'
import { describeCreation, isDeployed } from './completeOperation.ts'
import { prepareOperation } from './prepareOperation.ts'
import type { SmartContext } from './SmartContext.ts'

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
      return prepareCalls('sendTransaction', [{ to, value, data: data ?? input }], context)
    }
    case 'wallet_sendCalls': {
      const [batch] = request.params
      assertChain(batch.chainId, context, unsupportedChainId)
      assertCapabilities(batch, context.paymasterUrl)
      return prepareCalls('sendCalls', batch.calls, context)
    }
    case 'wallet_grantPermissions':
      return prepareGrant(request.params[0], context)
    case 'wallet_revokePermissions':
      return prepareRevoke(request.params[0], context)
  }
}

const refuse = (detail: string) => new PorticoError(invalidParams, { detail })

function assertChain(
  chainId: string | undefined,
  { account }: SmartContext,
  error: typeof invalidParams | typeof unsupportedChainId = invalidParams,
) {
  if (chainId !== undefined && BigInt(chainId) !== account.chainId)
    throw new PorticoError(error, { detail: 'The calls are for another network.' })
}

async function prepareMessage(message: Uint8Array, context: SmartContext): Promise<PreparedSmart> {
  const shown = describeMessage(message, { origin: context.origin, address: context.account.address })
  return { item: { kind: 'smart-message', message, ...(await readCreation(context)) }, shown }
}

async function prepareTypedData(given: unknown, context: SmartContext): Promise<PreparedSmart> {
  const data = parseTypedData(given as Parameters<typeof parseTypedData>[0])
  // The account contract parses these names out of the signature.
  if (!/^[A-Z_$][\w$]*$/.test(data.primaryType) || data.primaryType === 'EIP712Domain')
    throw refuse('A smart account cannot sign a primary type with this name.')
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

/** Until it is deployed, an account's signatures include its factory call (ERC-6492). */
const readCreation = async ({ account, services }: SmartContext) =>
  (await isDeployed(services.node, account.address)) ? {} : { creation: describeCreation(account) }

interface RequestedCall {
  readonly to: `0x${string}`
  readonly value?: `0x${string}` | undefined
  readonly data?: `0x${string}` | undefined
}

function prepareCalls(
  title: 'sendTransaction' | 'sendCalls',
  requested: readonly RequestedCall[],
  context: SmartContext,
): Promise<PreparedSmart> {
  const calls = requested.map(
    ({ to, value, data }): SmartCall => ({
      to,
      value: BigInt(value ?? 0),
      data: hexToBytes(data?.slice(2) ?? ''),
    }),
  )
  return prepareOperation(context, { title, calls })
}
