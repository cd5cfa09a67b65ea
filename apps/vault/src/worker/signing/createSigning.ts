import { loginChanged, networkNotServed, notSignedIn, PorticoError, unauthorized } from '@portico/protocol'
import { type RpcFamily, rpcMethods } from '@portico/protocol/frame'
import type { Approved } from '../../approve/Approval.ts'
import type { FamilyAccount } from '../../context/FamilyAccount.ts'
import { createOperationQueue } from '../../families/evm/calls/createOperationQueue.ts'
import { createSentBatches } from '../../families/evm/calls/createSentBatches.ts'
import type { EvmRead } from '../../families/evm/calls/readEvm.ts'
import { createGrantedPermissions } from '../../families/evm/grants/createGrantedPermissions.ts'
import type { Signed, SignRequest } from '../../families/SignRequest.ts'
import {
  type CallRequest,
  completeCall,
  type FamilyContext,
  type FamilyPlace,
  type PreparedCall,
  prepareCall,
  type SignedCall,
  type VaultFamily,
} from '../../families/VaultFamily.ts'
import { getNamespace, type NetworkId, parseNetworkId } from '../../networks/networks.ts'
import { createNodeClient } from '../../node/createNodeClient.ts'
import type { KeeperContext } from '../KeeperContext.ts'
import { loadPart } from '../loadPart.ts'

const families: { readonly [family in RpcFamily]: () => Promise<VaultFamily<family>> } = {
  eip155: async () => (await loadPart(import('../../families/evm/calls/evm.ts'))).evm,
  solana: async () => (await loadPart(import('../../families/solana/calls/solana.ts'))).solana,
  bip122: async () => (await loadPart(import('../../families/bitcoin/calls/bitcoin.ts'))).bitcoin,
  cosmos: async () => (await loadPart(import('../../families/cosmos/calls/cosmos.ts'))).cosmos,
  polkadot: async () => (await loadPart(import('../../families/polkadot/calls/polkadot.ts'))).polkadot,
}

// `prepareCall` takes only calls of the network's family, as its type cannot say.
const loadFamily = (network: NetworkId) => families[getNamespace(network)]() as Promise<VaultFamily>

type SigningOptions = Pick<
  KeeperContext,
  | 'session'
  | 'store'
  | 'site'
  | 'rpcUrls'
  | 'smartAccounts'
  | 'swapRouters'
  | 'prices'
  | 'withLock'
  | 'withOpened'
>

export function createSigning(options: SigningOptions) {
  const { session, store, site: origin, prices, withLock, withOpened } = options
  const { rpcUrls = {}, smartAccounts = {}, swapRouters = {} } = options
  const node = createNodeClient(rpcUrls)
  const operationQueue = createOperationQueue(withLock)
  const batches = createSentBatches(store, origin, withLock)
  const permissions = createGrantedPermissions(store, origin, withLock)

  const getPlace = (network: NetworkId): FamilyPlace => ({
    network,
    url: Object.hasOwn(rpcUrls, network) ? rpcUrls[network] : undefined,
    swapRouter: Object.hasOwn(swapRouters, network) ? swapRouters[network] : undefined,
    smartAccounts,
  })

  async function readWallet() {
    const user = await session.getUser()
    const wallet = user && (await store.get(`wallet:${user.id}`))
    if (!wallet) throw new PorticoError(notSignedIn)
    return wallet
  }

  async function readKnown(walletId: string) {
    const stored = await store.get('accounts').catch(() => undefined)
    return stored?.walletId === walletId ? stored.networks : {}
  }

  let writing: Promise<void> = Promise.resolve()
  /** Serialized: concurrent writes would drop each other's accounts. */
  function remember(walletId: string, network: NetworkId, accounts: readonly FamilyAccount[]): Promise<void> {
    writing = writing.then(async () => {
      const networks = { ...(await readKnown(walletId)), [network]: accounts }
      await store.set('accounts', { walletId, networks }).catch(() => undefined)
    })
    return writing
  }

  /** For some families the first call opens the wallet. */
  async function listAccounts(network: NetworkId): Promise<readonly FamilyAccount[]> {
    const { walletId, addresses } = await readWallet()
    const known = (await readKnown(walletId))[network]
    if (known) return known
    const family = await loadFamily(network)
    let isOpened = false
    const accounts = await family.derive(
      {
        addresses,
        withRoot(act) {
          isOpened = true
          return withOpened(({ root }) => act(root))
        },
      },
      getPlace(network),
    )
    // Others can be listed again without opening the wallet, with the settings of that time.
    if (isOpened) await remember(walletId, network, accounts)
    return accounts
  }

  async function createContext({ network, address, type, lowered }: CallRequest, signal: AbortSignal) {
    const accounts = await listAccounts(network)
    const account = accounts.find(each => each.address === address && each.type === type)
    if (!account) throw new PorticoError(unauthorized)
    return {
      ...getPlace(network),
      accounts,
      account,
      origin,
      node,
      operationQueue,
      batches,
      permissions,
      prices,
      lowered,
      signal,
    } satisfies FamilyContext
  }

  return {
    listAccounts,
    async prepareCall(request: CallRequest, signal: AbortSignal): Promise<PreparedCall> {
      const { call, network } = request
      const { family: namespace, surface } = rpcMethods[call.method]
      if (namespace !== getNamespace(network))
        throw new PorticoError(networkNotServed, { context: { network } })
      const family = await loadFamily(network)
      const context = await createContext(request, signal)
      const { shown, ...prepared } = await prepareCall(family, call, context)
      return { ...prepared, shown: surface === 'window' ? { ...shown, place: 'window' } : shown }
    },
    /** Prepares what ends the delegation of the account. Only the vault's own settings request it. */
    async prepareUndelegation(request: CallRequest, signal: AbortSignal): Promise<PreparedCall> {
      const { evm, parseUndelegation } = await loadPart(import('../../families/evm/calls/evm.ts'))
      const context = await createContext(request, signal)
      const parsed = await parseUndelegation(context)
      const described = await evm.describe(parsed, context)
      return { ...parsed, shown: { ...described, network: evm.nameNetwork(context) } }
    },
    /** Whether the account delegates to a contract (EIP-7702), chosen here or elsewhere. */
    async isDelegated(network: NetworkId, signal: AbortSignal): Promise<boolean> {
      const { addresses } = await readWallet()
      const code = await node.call(network, 'eth_getCode', [addresses.eip155, 'latest'], signal)
      return code !== '0x'
    },
    async sign(request: Approved<SignRequest>): Promise<readonly Signed[]> {
      const family = await loadFamily(request.network)
      return withOpened(async keys => {
        const user = await session.getUser()
        if (user?.sessionId !== request.session) throw new PorticoError(loginChanged)
        return family.sign(keys, request, getPlace(request.network))
      })
    },
    async completeCall(done: SignedCall, signal: AbortSignal) {
      const family = await loadFamily(done.network)
      return completeCall(family, done, await createContext(done, new AbortController().signal), signal)
    },
    async readEvm(read: EvmRead, signal: AbortSignal) {
      const { readEvm } = await loadPart(import('../../families/evm/calls/readEvm.ts'))
      const owner = (await readWallet()).addresses.eip155
      const networks = Object.keys(rpcUrls).flatMap(id => parseNetworkId(id) ?? [])
      const { network } = read
      return readEvm(read, { network, owner, networks, smartAccounts, node, batches, permissions, signal })
    },
    async listGrants(network: NetworkId, signal: AbortSignal) {
      const { listGrants } = await loadPart(import('../../families/evm/grants/listGrants.ts'))
      const { addresses } = await readWallet()
      return listGrants({ network, node, permissions, signal }, addresses.eip155)
    },
  }
}
