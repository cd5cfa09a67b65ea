import type { RpcFamily } from '@portico/protocol/frame'
import { createOperationQueue } from '../src/families/evm/calls/createOperationQueue.ts'
import { createSentBatches } from '../src/families/evm/calls/createSentBatches.ts'
import { type EvmRead, readEvm } from '../src/families/evm/calls/readEvm.ts'
import type { SigningKeeper } from '../src/families/signCall.ts'
import {
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
  const batches = createSentBatches(options.store ?? createMemoryStore(), origin, (_, act) => act())
  const getNode = (network: NetworkId) => options.node ?? createNodeClient(url ? { [network]: url } : {})
  const getPlace = (network: NetworkId): FamilyPlace => ({ network, url, smartAccounts })
  const listAccounts = (network: NetworkId) =>
    family.derive(
      { addresses: keys.accounts.addresses, withRoot: async act => act(keys.root) },
      getPlace(network),
    )
  async function createContext(network: NetworkId, address: string, signal: AbortSignal) {
    const accounts = await listAccounts(network)
    const account = accounts.find(each => each.address === address)
    if (!account) throw new Error('The wallet has no such account.')
    const node = getNode(network)
    return { ...getPlace(network), accounts, account, origin, node, operationQueue, batches, signal }
  }
  const keeper: SigningKeeper = {
    async prepareCall({ network, address, call }, signal) {
      const context = await createContext(network, address, signal)
      return prepareCall(anyFamily, call, context)
    },
    sign: async request => family.sign(keys, request, getPlace(request.network)),
    completeCall: async (done, signal) =>
      completeCall(
        anyFamily,
        done,
        await createContext(done.network, done.address, new AbortController().signal),
        signal,
      ),
  }
  return {
    ...keeper,
    listAccounts,
    readEvm(read: EvmRead, signal: AbortSignal) {
      const { network } = read
      const owner = keys.accounts.addresses.eip155
      return readEvm(read, { network, owner, smartAccounts, node: getNode(network), batches, signal })
    },
  }
}
