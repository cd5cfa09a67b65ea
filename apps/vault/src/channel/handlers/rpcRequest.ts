import {
  batchTooLarge,
  invalidParams,
  isPorticoError,
  networkNotServed,
  notSignedIn,
  PorticoError,
  rpcNotAllowed,
  unsupportedChainId,
} from '@portico/protocol'
import { type ApprovedCall, getRpcPolicy, parseRpcCall } from '@portico/protocol/frame'
import { approvedCalls } from '../../families/approvedCalls.ts'
import { askLater } from '../../families/askLater.ts'
import { askSmart } from '../../families/evm/calls/askSmart.ts'
import { notAvailable } from '../../families/notAvailable.ts'
import type { ApprovedCallHandler } from '../../families/RpcContext.ts'
import type { SmartCallRequest } from '../../families/SmartRequest.ts'
import { parseNetworkId } from '../../networks/networks.ts'
import { answerSafeCall } from '../answerSafeCall.ts'
import { askingFor } from '../askingFor.ts'
import type { Handler } from '../Handler.ts'

/** Accepts only methods of the table, with parameters that match their schema. */
export const rpcRequest: Handler<'RPC_REQUEST'> = async (request, context, signal) => {
  try {
    return await answer(request, context, signal)
  } catch (error) {
    // EIP-5792 has a code of its own for it.
    if (request.method === 'wallet_sendCalls' && isPorticoError(error, networkNotServed))
      throw new PorticoError(unsupportedChainId, { cause: error })
    throw error
  }
}

const answer: Handler<'RPC_REQUEST'> = async (request, context, signal) => {
  const call = parseRpcCall(request)
  if (call.policy === 'unknown') throw new PorticoError(rpcNotAllowed)
  // A read with extra parameters is not the call that the table allows.
  if (call.policy === 'invalid')
    throw getRpcPolicy(request.method) === 'safe'
      ? new PorticoError(rpcNotAllowed)
      : new PorticoError(call.isTooLarge ? batchTooLarge : invalidParams, { detail: call.fault })
  const { chainId = context.state.network, chainNamespace } = request
  const network = parseNetworkId(chainId, chainNamespace)
  // A call of one family on another family's network would be displayed and answered incorrectly.
  if (!network?.startsWith(`${familyOfMethod(request.method)}:`))
    throw new PorticoError(networkNotServed, { context: { network: String(chainId) } })
  if (call.policy === 'safe') return answerSafeCall(call, network, context, signal)
  const asked = AbortSignal.any([signal, context.circumstances.getSignal()])
  const account = await context.keeper.getAccount()
  if (!account) throw new PorticoError(notSignedIn)
  // A failure only delays the signature.
  void context.keeper.prepare().catch(() => undefined)
  if (!network.startsWith('eip155:')) return askLater(call, { ...context, account, network, signal: asked })
  const asking = askingFor(context, account, network, findNamed(call))
  const asker = { ...context, ...asking, signal: asked }
  // Method and parameters come as a pair from the same table.
  const act = approvedCalls[call.method as keyof typeof approvedCalls] as ApprovedCallHandler<
    typeof call.method
  >
  // Smart accounts handle the methods implemented here, and permissions where the network has a contract for
  // them.
  const isKnown = act !== notAvailable || (isPermission(call) && context.smartAccounts[network]?.grants)
  if (asking.address === account.smart?.[network] && isKnown) return askSmart(call as SmartCallRequest, asker)
  return act(call.params as never, asker)
}

const isPermission = ({ method }: ApprovedCall) =>
  method === 'wallet_grantPermissions' || method === 'wallet_revokePermissions'

function findNamed({ method, params }: ApprovedCall): string | undefined {
  if (method === 'wallet_grantPermissions' || method === 'wallet_revokePermissions')
    return params[0].address === undefined ? undefined : String(params[0].address)
  if (method === 'personal_sign') return params[1]
  if (method === 'eth_signTypedData_v4') return params[0]
  return method === 'eth_sendTransaction' || method === 'wallet_sendCalls' ? params[0].from : undefined
}

/** Derives the family from the method name. Bitcoin methods have no prefix. */
function familyOfMethod(method: string): string {
  if (/^(eth|personal|wallet)_/.test(method)) return 'eip155'
  return /^([a-z]+)_/.exec(method)?.[1] ?? 'bip122'
}
