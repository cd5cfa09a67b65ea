import type { CaipNetworkId } from '@portico/core'
import { fetchRpc, readProperty, rpcPageAnswerLimit } from '@portico/core/adapter'
import { invalidParams, PorticoError, unrecognizedChain } from '@portico/protocol'
import { parseRpcCall } from '@portico/protocol/frame'
import type { ClientRuntime } from '../../client/ClientRuntime.js'
import type { ProviderCall } from '../../provider/EmbeddedProvider.js'
import { toPlainParams } from '../../provider/toPlainParams.js'

const namespace = 'eip155'

/** Reads that only the vault can answer; all others go to the chain's own nodes. */
const vaultReads = /^wallet_|UserOperation|^eth_supportedEntryPoints$/

type Answer = (runtime: ClientRuntime, params: unknown) => unknown

/** What is known without the vault, and what other libraries ask of every wallet. */
const ownAnswers: Readonly<Record<string, Answer>> = {
  eth_accounts: runtime => listAddresses(runtime),
  eth_requestAccounts: async runtime => {
    await runtime.requireSession(namespace)
    return listAddresses(runtime)
  },
  eth_chainId: runtime => formatChain(runtime.getChain(namespace)),
  net_version: runtime => runtime.getChain(namespace).slice(namespace.length + 1),
  wallet_getPermissions: runtime => describePermissions(listAddresses(runtime)),
  wallet_requestPermissions: async runtime => {
    await runtime.requireSession(namespace)
    return describePermissions(listAddresses(runtime))
  },
  wallet_switchEthereumChain: switchChain,
  wallet_addEthereumChain: switchChain,
}

/** The wallet as EVM libraries see it. */
export async function answerEvm(runtime: ClientRuntime, { method, params }: ProviderCall): Promise<unknown> {
  const own = Object.hasOwn(ownAnswers, method) ? ownAnswers[method] : undefined
  if (own) return own(runtime, params)
  // Libraries give the account back when their page disconnects; leaving the wallet is for the visitor to say.
  if (method === 'wallet_revokePermissions' && namesAccounts(params)) return null
  const plain = toPlainParams(method === 'personal_sign' ? withHexMessage(params) : params)
  const call = parseRpcCall({ method, params: plain })
  if (call.policy === 'unknown') return runtime.refuse()
  if (call.policy === 'invalid') throw new PorticoError(invalidParams)
  if (call.policy === 'approve' || vaultReads.test(method)) {
    return runtime.askVault(namespace, method, call.params)
  }
  const chain = runtime.getChain(namespace)
  const { environment, getRpcUrls } = runtime.context
  return fetchRpc(
    { method, params: call.params },
    {
      environment,
      urls: getRpcUrls(chain),
      chainId: chain.slice(namespace.length + 1),
      limit: rpcPageAnswerLimit,
    },
  )
}

export const formatChain = (chain: CaipNetworkId): string =>
  `0x${Number(chain.slice(namespace.length + 1)).toString(16)}`

function listAddresses(runtime: ClientRuntime): readonly string[] {
  const accounts = runtime.getSession()?.namespaces[namespace]?.accounts ?? []
  return [...new Set(accounts.map(account => account.slice(account.lastIndexOf(':') + 1)))]
}

/** EIP-2255. */
function describePermissions(addresses: readonly string[]) {
  if (addresses.length === 0) return []
  const caveats = [{ type: 'restrictReturnedAccounts', value: addresses }]
  return [{ parentCapability: 'eth_accounts', caveats }]
}

function namesAccounts(params: unknown): boolean {
  return Array.isArray(params) && readProperty(params[0], 'eth_accounts') !== undefined
}

async function switchChain(runtime: ClientRuntime, params: unknown): Promise<null> {
  const given: unknown = Array.isArray(params) ? readProperty(params[0], 'chainId') : undefined
  if (typeof given !== 'string' || !/^0x[0-9a-f]+$/i.test(given)) throw new PorticoError(invalidParams)
  const chain: CaipNetworkId = `${namespace}:${Number(given)}`
  // Where it could not read, it could not show what is signed either.
  if (!runtime.context.getNetworks().includes(chain)) {
    throw new PorticoError(unrecognizedChain, { context: { chainId: given } })
  }
  await runtime.switchChain(chain)
  return null
}

/** Text is signed as its bytes; the vault takes them as `0x…`. */
function withHexMessage(params: unknown): unknown {
  if (!Array.isArray(params) || typeof params[0] !== 'string' || /^0x([0-9a-f]{2})*$/i.test(params[0])) {
    return params
  }
  const bytes = new TextEncoder().encode(params[0])
  const message = `0x${Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')}`
  return [message, ...params.slice(1)]
}
