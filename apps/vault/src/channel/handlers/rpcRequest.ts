import {
  batchTooLarge,
  capabilitiesAddressMissing,
  invalidParams,
  isPorticoError,
  networkNotServed,
  notAvailableInVault,
  PorticoError,
  rpcNotAllowed,
  unauthorized,
  unsupportedChainId,
} from '@portico/protocol'
import {
  getNamedAccount,
  getRpcPolicy,
  parseRpcCall,
  rpcMethods,
  type SafeCall,
  type SafeRpcMethod,
} from '@portico/protocol/frame'
import type { Asking } from '../../approve/describeRequest.ts'
import { type FamilyAccount, findAccount } from '../../context/FamilyAccount.ts'
import { signCall } from '../../families/signCall.ts'
import { isServed } from '../../families/VaultFamily.ts'
import { getNamespace, getReference, type NetworkId, parseNetworkId } from '../../networks/networks.ts'
import { type Handler, requireAccount, type VaultContext } from '../VaultContext.ts'

export const rpcRequest: Handler<'RPC_REQUEST'> = async (request, context, signal) => {
  const call = parseCall(request)
  const { chainId = context.state.network, chainNamespace } = request
  const network = parseNetworkId(chainId, chainNamespace)
  // A call of one family on another family's network would be displayed and answered incorrectly.
  if (!network || getNamespace(network) !== rpcMethods[call.method].family) {
    const error = new PorticoError(networkNotServed, { context: { network: String(chainId) } })
    throw toBatchError(call.method, error)
  }
  if (call.policy === 'safe')
    return reads[rpcMethods[call.method].handler]({ call, network, context, signal })
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

async function findRequestAccount(
  { origin, state, keeper }: VaultContext,
  network: NetworkId,
  named?: string,
): Promise<Asking & Pick<FamilyAccount, 'type'>> {
  const account = await requireAccount(keeper)
  const found = findAccount(await keeper.listAccounts(network), network, named, state.preferred)
  if (!found) throw new PorticoError(unauthorized)
  return { origin, state, account, network, address: found.address, type: found.type }
}

interface Read {
  readonly call: SafeCall
  readonly network: NetworkId
  readonly context: VaultContext
  readonly signal: AbortSignal
}

const readInKeeper = ({ call: { method, params }, network, context, signal }: Read) =>
  context.keeper.readEvm({ network, method, params, preferred: context.state.preferred }, signal)

const reads: Readonly<
  Record<(typeof rpcMethods)[SafeRpcMethod]['handler'], (read: Read) => Promise<unknown>>
> = {
  async accounts({ network, context }) {
    const account = await context.keeper.getAccount()
    return account ? [(await findRequestAccount(context, network)).address] : []
  },
  async assets() {
    throw new PorticoError(notAvailableInVault)
  },
  bundler: readInKeeper,
  callsStatus: readInKeeper,
  async capabilities(read) {
    if (!read.call.params[0]) throw new PorticoError(capabilitiesAddressMissing)
    return readInKeeper(read)
  },
  chainId: async ({ network }) => `0x${BigInt(getReference(network)).toString(16)}`,
  node: ({ call: { method, params }, network, context, signal }) =>
    context.node.call(network, method, params, signal),
  permissions: readInKeeper,
}
