import {
  batchTooLarge,
  invalidParams,
  isPorticoError,
  networkNotServed,
  notAvailableInVault,
  PorticoError,
  rpcNotAllowed,
  unsupportedChainId,
} from '@portico/protocol'
import { getNamedAccount, getRpcPolicy, parseRpcCall, rpcMethods } from '@portico/protocol/frame'
import { signCall } from '../../families/signCall.ts'
import { isServed } from '../../families/VaultFamily.ts'
import { getNamespace, parseNetworkId } from '../../networks/networks.ts'
import { answerSafeCall } from '../answerSafeCall.ts'
import { findRequestAccount } from '../findRequestAccount.ts'
import type { Handler } from '../Handler.ts'

/** Accepts only methods of the table, with parameters that match their schema. */
export const rpcRequest: Handler<'RPC_REQUEST'> = async (request, context, signal) => {
  const call = parseCall(request)
  const { chainId = context.state.network, chainNamespace } = request
  const network = parseNetworkId(chainId, chainNamespace)
  // A call of one family on another family's network would be displayed and answered incorrectly.
  if (!network || getNamespace(network) !== rpcMethods[call.method].family) {
    const error = new PorticoError(networkNotServed, { context: { network: String(chainId) } })
    throw toBatchError(call.method, error)
  }
  if (call.policy === 'safe') return answerSafeCall(call, network, context, signal)
  if (!isServed(call)) throw new PorticoError(notAvailableInVault)
  const asked = AbortSignal.any([signal, context.circumstances.getSignal()])
  const asking = await findRequestAccount(context, network, getNamedAccount(call))
  // A failure only delays the signature.
  void context.keeper.prepare().catch(() => undefined)
  return signCall(call, { ...context, ...asking, signal: asked }).catch(error => {
    throw toBatchError(call.method, error)
  })
}

function parseCall(request: Parameters<typeof parseRpcCall>[0]) {
  const call = parseRpcCall(request)
  if (call.policy === 'refused') throw new PorticoError(rpcNotAllowed)
  if (call.policy !== 'invalid') return call
  // A read with extra parameters is not the call that the table allows.
  if (getRpcPolicy(request.method) === 'safe') throw new PorticoError(rpcNotAllowed)
  throw new PorticoError(call.isTooLarge ? batchTooLarge : invalidParams, { detail: call.fault })
}

/** EIP-5792 has a code of its own for a network that is not served. */
const toBatchError = (method: string, error: unknown) =>
  method === 'wallet_sendCalls' && isPorticoError(error, networkNotServed)
    ? new PorticoError(unsupportedChainId, { cause: error })
    : error
