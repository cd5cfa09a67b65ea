import { networkNotServed, notSignedIn, PorticoError } from '@portico/protocol'
import type { FamilyAccount } from '../../context/FamilyAccount.ts'
import type { CallFamily, FamilyContext, LaterFamily } from '../../families/LaterFamily.ts'
import type { SignRequest } from '../../families/SignRequest.ts'
import type { Bytes } from '../../keys/Bytes.ts'
import { isLater, type LaterNamespace, type NetworkId } from '../../networks/networks.ts'
import { createNodeClient } from '../../node/createNodeClient.ts'
import type { RootHolder } from '../createRootHolder.ts'
import type { Keeper } from '../Keeper.ts'
import type { KeeperOptions } from '../KeeperOptions.ts'
import { loadPart } from '../loadPart.ts'

const loadSolana = async () => (await loadPart(import('../../families/solana/calls/solana.ts'))).solana

/** Each family is a separate chunk. */
const laterFamilies: Readonly<Record<LaterNamespace, () => Promise<LaterFamily>>> = {
  bip122: async () => (await loadPart(import('../../families/bitcoin/calls/bitcoin.ts'))).bitcoin,
  cosmos: async () => (await loadPart(import('../../families/cosmos/calls/cosmos.ts'))).cosmos,
  polkadot: async () => (await loadPart(import('../../families/polkadot/calls/polkadot.ts'))).polkadot,
}

async function loadLater(network: NetworkId): Promise<LaterFamily> {
  if (!isLater(network)) throw new PorticoError(networkNotServed, { context: { network } })
  // `isLater` has checked the namespace.
  return laterFamilies[network.slice(0, network.indexOf(':')) as LaterNamespace]()
}

const loadCalls = (network: NetworkId): Promise<CallFamily> =>
  network.startsWith('solana:') ? loadSolana() : loadLater(network)

export const signLater = async (root: Bytes, request: SignRequest) =>
  (await loadLater(request.network)).sign(root, request)

type FamilyMethods = Pick<Keeper, 'listAccounts' | 'prepareCall' | 'completeCall'>

type FamilyOptions = Pick<KeeperOptions, 'session' | 'store' | 'site' | 'rpcUrls'> &
  Pick<RootHolder, 'withOpened'>

export function createFamilyMethods(options: FamilyOptions): FamilyMethods {
  const { session, store, site: origin, rpcUrls = {}, withOpened } = options
  const node = createNodeClient(rpcUrls)
  const getUrl = (network: string) => (Object.hasOwn(rpcUrls, network) ? rpcUrls[network] : undefined)

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

  async function listAccounts(network: NetworkId): Promise<readonly FamilyAccount[]> {
    const user = await session.getUser()
    const wallet = user && (await store.get(`wallet:${user.id}`))
    if (!wallet) throw new PorticoError(notSignedIn)
    const { walletId, addresses } = wallet
    if (network.startsWith('solana:')) return [{ address: addresses.solana, type: 'eoa', publicKey: '' }]
    const known = (await readKnown(walletId))[network]
    if (known) return known
    const family = await loadLater(network)
    const place = { network, url: getUrl(network) }
    const accounts = await withOpened(({ root }) => family.deriveAccounts(root, place))
    await remember(walletId, network, accounts)
    return accounts
  }

  const createContext = async (network: NetworkId, signal: AbortSignal): Promise<FamilyContext> => ({
    network,
    accounts: await listAccounts(network),
    origin,
    node,
    url: getUrl(network),
    signal,
  })

  return {
    listAccounts,
    async prepareCall({ network, call }, signal) {
      const family = await loadCalls(network)
      return family.prepare(call, await createContext(network, signal))
    },
    async completeCall({ network, call, signed }) {
      const family = await loadCalls(network)
      // The visitor has already approved, so an abort no longer applies.
      return family.complete(call, signed, await createContext(network, new AbortController().signal))
    },
  }
}
