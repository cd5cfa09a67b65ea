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
import {
  type ApprovedCall,
  getNamedAccount,
  getRpcMethod,
  parseRpcCall,
  rpcMethods,
} from '@portico/protocol/frame'
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
  if (call.policy === 'refused') throw new PorticoError(rpcNotAllowed)
  // A read with extra parameters is not the call that the table allows.
  if (call.policy === 'invalid')
    throw getRpcMethod(request.method)?.policy === 'safe'
      ? new PorticoError(rpcNotAllowed)
      : new PorticoError(call.isTooLarge ? batchTooLarge : invalidParams, { detail: call.fault })
  const { chainId = context.state.network, chainNamespace } = request
  const network = parseNetworkId(chainId, chainNamespace)
  // A call of one family on another family's network would be displayed and answered incorrectly.
  if (!network?.startsWith(`${rpcMethods[call.method].family}:`))
    throw new PorticoError(networkNotServed, { context: { network: String(chainId) } })
  if (call.policy === 'safe') return answerSafeCall(call, network, context, signal)
  const asked = AbortSignal.any([signal, context.circumstances.getSignal()])
  const account = await context.keeper.getAccount()
  if (!account) throw new PorticoError(notSignedIn)
  // A failure only delays the signature.
  void context.keeper.prepare().catch(() => undefined)
  if (!network.startsWith('eip155:')) return askLater(call, { ...context, account, network, signal: asked })
  const asking = askingFor(context, account, network, getNamedAccount(call))
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
