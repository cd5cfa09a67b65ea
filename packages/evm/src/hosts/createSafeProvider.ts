import type { Environment } from '@portico/core'
import {
  eip155Family,
  isEvmAddress,
  isSignature,
  isTransactionHash,
  normaliseError,
  parseJson,
  parseProviderCall,
  readProperty,
  toRpcError,
  wait,
  withTimeout,
} from '@portico/core/adapter'
import {
  invalidParams,
  malformedAccounts,
  PorticoError,
  unauthorized,
  unsupportedChainId,
  unsupportedMethod,
  userRejected,
  walletTimeout,
} from '@portico/protocol'
import { formatQuantity, parseChainId, parseQuantity } from '../normalise/quantity.js'
import type { Eip1193Provider, RequestArguments } from '../provider/Eip1193Provider.js'
import type { SafeChannel } from './createSafeChannel.js'

export interface Safe {
  readonly address: string
  readonly chainId: number
}

interface SafeProviderOptions {
  readonly environment: Environment
  readonly channel: SafeChannel
  readonly safe: Safe
}

/** Milliseconds between two looks at what other owners have to confirm. */
const pause = 3000

export async function readSafe(
  channel: SafeChannel,
  environment: Environment,
  milliseconds: number,
): Promise<Safe> {
  const answer = await withTimeout(() => channel.request('getSafeInfo'), {
    environment,
    milliseconds,
    error: () => new PorticoError(walletTimeout),
  })
  return parseSafe(answer)
}

function parseSafe(answer: unknown): Safe {
  const address = readProperty(answer, 'safeAddress')
  const chainId = parseChainId(readProperty(answer, 'chainId'))
  if (!isEvmAddress(address) || chainId === undefined) throw new PorticoError(malformedAccounts)
  return { address, chainId }
}

/**
 * The EIP-1193 provider of a Safe. A transaction resolves to the hash on the chain, and a message to its signature, once
 * all owners that are needed have confirmed. A Safe has one chain, and the host reloads the page if another is chosen.
 */
export function createSafeProvider({ environment, channel, safe }: SafeProviderOptions): Eip1193Provider {
  const chainId = formatQuantity(safe.chainId)

  const assertOwn = (address: unknown) => {
    if (String(address).toLowerCase() !== safe.address.toLowerCase()) throw new PorticoError(unauthorized)
  }
  const call = (method: string, params: unknown) => channel.request('rpcCall', { call: method, params })
  const readTransaction = (safeTxHash: string) => channel.request('getTxBySafeTxHash', { safeTxHash })

  async function propose(transactions: readonly unknown[], safeTxGas?: number): Promise<string> {
    const txs = transactions.map(toSafeTransaction)
    const answer = await channel.request('sendTransactions', { txs, params: { safeTxGas } })
    const hash = readProperty(answer, 'safeTxHash')
    if (typeof hash !== 'string' || hash === '') throw new PorticoError(userRejected)
    return hash
  }

  async function waitForExecution(safeTxHash: string): Promise<string> {
    for (;;) {
      // The service may not know a transaction that was just proposed.
      const transaction = await readTransaction(safeTxHash).catch(() => undefined)
      const hash = readProperty(transaction, 'txHash')
      if (isTransactionHash(hash)) return hash
      if (readProperty(transaction, 'txStatus') === 'CANCELLED') throw new PorticoError(userRejected)
      await wait(environment, pause)
    }
  }

  async function waitForSignature(answer: unknown): Promise<string> {
    const given = readProperty(answer, 'signature')
    if (isSignature(given)) return given
    const messageHash = readProperty(answer, 'messageHash')
    if (typeof messageHash !== 'string') {
      const detail = 'This Safe signs messages on the chain only.'
      throw new PorticoError(unsupportedMethod, { detail })
    }
    for (;;) {
      const signature = await channel.request('getOffChainSignature', messageHash).catch(() => undefined)
      if (isSignature(signature)) return signature
      await wait(environment, pause)
    }
  }

  const methods: Readonly<Record<string, (first: unknown, second: unknown) => unknown>> = {
    eth_accounts: () => [safe.address],
    async eth_requestAccounts() {
      const { address } = parseSafe(await channel.request('getSafeInfo'))
      assertOwn(address)
      return [safe.address]
    },
    eth_chainId: () => chainId,
    net_version: () => String(safe.chainId),
    async personal_sign(message, address) {
      assertOwn(address)
      return waitForSignature(await channel.request('signMessage', { message: toText(message) }))
    },
    async eth_signTypedData_v4(address, data) {
      assertOwn(address)
      const typedData = typeof data === 'string' ? parseJson(data) : data
      return waitForSignature(await channel.request('signTypedMessage', { typedData }))
    },
    async eth_sendTransaction(transaction) {
      assertOwn(readProperty(transaction, 'from'))
      const gas = readProperty(transaction, 'gas')
      const safeTxGas = gas === undefined ? undefined : Number(parseQuantity(gas))
      return waitForExecution(await propose([transaction], safeTxGas))
    },
    async wallet_sendCalls(batch) {
      assertOwn(readProperty(batch, 'from'))
      if (parseChainId(readProperty(batch, 'chainId')) !== safe.chainId)
        throw new PorticoError(unsupportedChainId)
      const calls = readProperty(batch, 'calls')
      if (!Array.isArray(calls) || calls.length === 0) throw new PorticoError(invalidParams)
      return { id: await propose(calls) }
    },
    async wallet_getCallsStatus(id) {
      const transaction = await readTransaction(String(id))
      const hash = readProperty(transaction, 'txHash')
      const receipt = isTransactionHash(hash) ? await call('eth_getTransactionReceipt', [hash]) : undefined
      return {
        version: '2.0.0',
        id,
        chainId,
        atomic: true,
        status: receipt ? toStatus(receipt) : toStatusBefore(readProperty(transaction, 'txStatus')),
        ...(receipt ? { receipts: [receipt] } : undefined),
      }
    },
    wallet_getCapabilities: () => ({ [chainId]: { atomic: { status: 'supported' } } }),
    wallet_switchEthereumChain(wanted) {
      if (parseChainId(readProperty(wanted, 'chainId')) !== safe.chainId)
        throw new PorticoError(unsupportedMethod, { detail: 'A Safe has one network.' })
      return null
    },
    wallet_revokePermissions: () => null,
  }

  async function answer({ method, params = [] }: RequestArguments): Promise<unknown> {
    const own = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (own) return own(readProperty(params, '0'), readProperty(params, '1'))
    if (!eip155Family.remote.isForNode(method, false))
      throw new PorticoError(unsupportedMethod, { detail: method })
    return call(method, params)
  }

  const provider: Eip1193Provider = {
    async request(given) {
      const request = parseProviderCall(given)
      try {
        return await answer(request)
      } catch (error) {
        throw toRpcError(normaliseError(error, request.method))
      }
    },
    // A Safe never changes while its page is open.
    on: () => provider,
    removeListener: () => provider,
  }
  return provider
}

function toSafeTransaction(given: unknown) {
  const to = readProperty(given, 'to')
  if (!isEvmAddress(to))
    throw new PorticoError(invalidParams, {
      detail: 'A Safe does not deploy contracts itself: "to" is needed.',
    })
  const value = parseQuantity(readProperty(given, 'value') ?? '0x0')
  return { to, value: String(value ?? 0n), data: String(readProperty(given, 'data') ?? '0x') }
}

/** Wallets get messages as hex, while a Safe takes text as it is. */
function toText(message: unknown): string {
  const text = String(message)
  if (!/^0x([\da-f]{2})*$/i.test(text)) return text
  const bytes = Uint8Array.from(text.slice(2).match(/../g) ?? [], pair => Number.parseInt(pair, 16))
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return text
  }
}

/** Codes of EIP-5792. */
const toStatus = (receipt: unknown): number => (readProperty(receipt, 'status') === '0x1' ? 200 : 500)
const toStatusBefore = (status: unknown): number =>
  status === 'CANCELLED' ? 400 : status === 'FAILED' ? 500 : 100
