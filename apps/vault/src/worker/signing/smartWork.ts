import { networkNotServed, PorticoError, transactionReverted, unknownBatchId } from '@portico/protocol'
import type { VaultSettings } from '@portico/protocol/auth'
import type { Call } from '../../families/evm/calls/completeEvmTransactions.ts'
import { prepareSmart } from '../../families/evm/calls/prepareSmart.ts'
import type { SmartContext } from '../../families/evm/calls/SmartContext.ts'
import {
  findOperation,
  isWaiting,
  sendOperation,
  waitForOperation,
} from '../../families/evm/calls/sendOperation.ts'
import { deriveSmartAddress } from '../../families/evm/derive/deriveSmartAddress.ts'
import { checksumEvmAddress } from '../../families/evm/derive/formatEvmAddress.ts'
import { listGrants } from '../../families/evm/grants/listGrants.ts'
import { keyType, permissionType } from '../../families/evm/grants/parsePermissions.ts'
import type { KnownGrant } from '../../families/KnownGrant.ts'
import type { PreparedSmart, SentSmart, SmartCallRequest, SmartRead } from '../../families/SmartRequest.ts'
import type { NetworkId } from '../../networks/networks.ts'
import { createNodeClient } from '../../node/createNodeClient.ts'
import { submit } from '../../node/submit.ts'
import type { KeeperOptions } from '../KeeperOptions.ts'

type SmartAccounts = NonNullable<VaultSettings['smartAccounts']>

export const listSmartAddresses = (owner: string, settings: SmartAccounts) =>
  Object.fromEntries(
    Object.entries(settings).map(([network, contracts]) => [network, deriveSmartAddress(owner, contracts)]),
  )

export interface SmartTask {
  readonly owner: string
  readonly network: NetworkId
  readonly call: SmartCallRequest
  readonly origin: string
}

type Settings = Pick<KeeperOptions, 'smartAccounts' | 'rpcUrls'>

function getSettings({ smartAccounts = {} }: Settings, network: string) {
  const settings = Object.hasOwn(smartAccounts, network) ? smartAccounts[network] : undefined
  if (!settings) throw new PorticoError(networkNotServed, { context: { network } })
  return settings
}

const connectTo = (network: NetworkId, url: string, signal: AbortSignal): Call => {
  const client = createNodeClient({ [network]: url })
  return (method, params) => client.call(network, method, params, signal)
}

/** Sends an operation to the bundler. @returns the operation hash, or the transaction hash */
export async function sendTask(sent: SentSmart, settings: Settings, signal: AbortSignal): Promise<string> {
  const { bundler: url } = getSettings(settings, sent.network)
  // The visitor has already approved, so an abort no longer applies.
  await submit(
    () => sendOperation(sent, connectTo(sent.network, url, new AbortController().signal)),
    undefined,
  )
  if (sent.method === 'wallet_sendCalls') return sent.hash
  const { success, receipt } = await waitForOperation(sent.hash, connectTo(sent.network, url, signal), signal)
  // A site would rely on a reported permission or revocation.
  if (!success && sent.method !== 'eth_sendTransaction')
    throw new PorticoError(transactionReverted, { context: { hash: receipt.transactionHash } })
  return receipt.transactionHash
}

/** In milliseconds, until the next operation no longer waits for this one. */
const longestWait = 60_000

/** Until the operation is in a block. */
export function followTask({ network, hash }: SentSmart, settings: Settings): Promise<unknown> {
  const signal = AbortSignal.timeout(longestWait)
  return waitForOperation(hash, connectTo(network, getSettings(settings, network).bundler, signal), signal)
}

const formatChain = (network: string) => `0x${BigInt(network.slice('eip155:'.length)).toString(16)}`

const permissions = {
  supported: true,
  signerTypes: ['keys'],
  keyTypes: [keyType],
  permissionTypes: [permissionType],
  policyTypes: [],
}

/** EIP-5792 capabilities by network if the address is a smart account: atomic batches and sponsored fees. */
export const listCapabilities = (owner: string, address: string, smartAccounts: SmartAccounts) =>
  Object.fromEntries(
    Object.entries(smartAccounts)
      .filter(([, contracts]) => deriveSmartAddress(owner, contracts).toLowerCase() === address.toLowerCase())
      .map(([network, { paymaster, grants }]) => [
        formatChain(network),
        {
          atomic: { status: 'supported' },
          ...(paymaster && { paymasterService: { supported: true } }),
          ...(grants && { permissions }),
        },
      ]),
  )

export async function readTask(
  owner: string,
  { network, method, params }: SmartRead,
  settings: Settings,
  signal: AbortSignal,
): Promise<unknown> {
  if (method === 'wallet_getCapabilities')
    return listCapabilities(owner, String(params[0]), settings.smartAccounts ?? {})
  const bundler = () => connectTo(network, getSettings(settings, network).bundler, signal)
  if (method !== 'wallet_getCallsStatus') return bundler()(method, params)
  const [id, hash, isKnown] = params
  if (!settings.smartAccounts?.[network] || !/^0x[\da-f]{64}$/.test(String(hash)))
    throw new PorticoError(unknownBatchId)
  const found = await findOperation(String(hash), bundler())
  if (!found && !isKnown && !(await isWaiting(String(hash), bundler())))
    throw new PorticoError(unknownBatchId)
  return {
    version: '2.0.0',
    id,
    chainId: formatChain(network),
    status: found ? (found.success ? 200 : 500) : 100,
    atomic: true,
    receipts: found ? [found.receipt] : [],
  }
}

export const prepareTask = async (
  { call, ...place }: SmartTask,
  settings: Settings,
  signal: AbortSignal,
): Promise<PreparedSmart> => prepareSmart(call, createContext(place, settings, signal))

export const listTask = async (
  place: Omit<SmartTask, 'call'>,
  settings: Settings,
  signal: AbortSignal,
): Promise<readonly KnownGrant[]> => listGrants(createContext(place, settings, signal))

function createContext(
  { owner, network, origin }: Omit<SmartTask, 'call'>,
  given: Settings,
  signal: AbortSignal,
): SmartContext {
  const settings = getSettings(given, network)
  const node = createNodeClient(given.rpcUrls ?? {})
  const connect = (url: string) => connectTo(network, url, signal)
  return {
    account: {
      owner,
      address: deriveSmartAddress(owner, settings),
      chainId: BigInt(network.slice('eip155:'.length)),
      contracts: settings,
    },
    network,
    origin,
    node,
    services: {
      node: (method, params) => node.call(network, method, params, signal),
      bundler: connect(settings.bundler),
      paymaster: settings.paymaster === undefined ? undefined : connect(settings.paymaster),
    },
    paymasterUrl: settings.paymaster,
    grants: settings.grants === undefined ? undefined : checksumEvmAddress(settings.grants),
    signal,
  }
}
