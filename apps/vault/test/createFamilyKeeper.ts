import type { RpcFamily } from '@portico/protocol/frame'
import { createOperationQueue } from '../src/families/evm/calls/createOperationQueue.ts'
import { createSentBatches } from '../src/families/evm/calls/createSentBatches.ts'
import { evm, parseUndelegation } from '../src/families/evm/calls/evm.ts'
import { type EvmRead, readEvm } from '../src/families/evm/calls/readEvm.ts'
import { createGrantedPermissions } from '../src/families/evm/grants/createGrantedPermissions.ts'
import { listGrants } from '../src/families/evm/grants/listGrants.ts'
import type { SigningKeeper } from '../src/families/signCall.ts'
import {
  type CallRequest,
  completeCall,
  type FamilyPlace,
  type Keys,
  prepareCall,
  type VaultFamily,
} from '../src/families/VaultFamily.ts'
import type { NetworkId } from '../src/networks/networks.ts'
import { createNodeClient, type NodeClient } from '../src/node/createNodeClient.ts'
import { createMemoryStore } from '../src/store/createBrowserStore.ts'
import type { KeyStore } from '../src/store/KeyStore.ts'

export interface FamilyKeeperOptions<family extends RpcFamily> {
  readonly family: VaultFamily<family>
  readonly keys: Pick<Keys, 'accounts'> & Partial<Keys>
  readonly origin?: string
  readonly url?: string | undefined
  readonly node?: NodeClient
  readonly smartAccounts?: FamilyPlace['smartAccounts']
  readonly store?: KeyStore
}

/** What the worker does with the calls of one family, without a session or a store. */
export function createFamilyKeeper<family extends RpcFamily>(options: FamilyKeeperOptions<family>) {
  const { family, origin = 'https://shop.example', url, smartAccounts = {} } = options
  // Tests ask one family alone.
  const anyFamily = family as VaultFamily<RpcFamily>
  const keys = { root: new Uint8Array(32), ...options.keys }
  const operationQueue = createOperationQueue((_, act) => act())
  const store = options.store ?? createMemoryStore()
  const batches = createSentBatches(store, origin, (_, act) => act())
  const permissions = createGrantedPermissions(store, origin, (_, act) => act())
  const getNode = (network: NetworkId) => options.node ?? createNodeClient(url ? { [network]: url } : {})
  const getPlace = (network: NetworkId): FamilyPlace => ({ network, url, smartAccounts })
  const listAccounts = (network: NetworkId) =>
    family.derive(
      { addresses: keys.accounts.addresses, withRoot: async act => act(keys.root) },
      getPlace(network),
    )
  async function createContext({ network, address, type, lowered }: CallRequest, signal: AbortSignal) {
    const accounts = await listAccounts(network)
    const account = accounts.find(each => each.address === address && each.type === type)
    if (!account) throw new Error('The wallet has no such account.')
    const node = getNode(network)
    return {
      ...getPlace(network),
      accounts,
      account,
      origin,
      node,
      operationQueue,
      batches,
      permissions,
      lowered,
      signal,
    }
  }
  const keeper: SigningKeeper = {
    prepareCall: async (request, signal) =>
      prepareCall(anyFamily, request.call, await createContext(request, signal)),
    sign: async request => family.sign(keys, request, getPlace(request.network)),
    completeCall: async (done, signal) =>
      completeCall(anyFamily, done, await createContext(done, new AbortController().signal), signal),
  }
  return {
    ...keeper,
    listAccounts,
    listGrants: (network: NetworkId, signal: AbortSignal) =>
      listGrants({ network, node: getNode(network), permissions, signal }, keys.accounts.addresses.eip155),
    async prepareUndelegation(request: CallRequest, signal: AbortSignal) {
      const context = await createContext(request, signal)
      const parsed = await parseUndelegation(context)
      return {
        ...parsed,
        shown: { ...(await evm.describe(parsed, context)), network: evm.nameNetwork(context) },
      }
    },
    readEvm(read: EvmRead, signal: AbortSignal) {
      const { network } = read
      const owner = keys.accounts.addresses.eip155
      const context = { network, owner, networks: [network], smartAccounts, batches, permissions, signal }
      return readEvm(read, { ...context, node: getNode(network) })
    },
  }
}
