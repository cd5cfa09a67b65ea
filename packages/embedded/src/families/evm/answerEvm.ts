import { type ProviderCall, readProperty } from '@portico/core/adapter'
import {
  batchTooLarge,
  capabilitiesAddressMissing,
  invalidParams,
  notAvailableInVault,
  PorticoError,
} from '@portico/protocol'
import {
  normaliseEvmCall,
  parseRpcCall,
  rpcMethods,
  type SafeCall,
  type SafeRpcMethod,
} from '@portico/protocol/frame'
import type { ClientRuntime } from '../../client/ClientRuntime.js'
import { toPlainParams } from '../../provider/createProvider.js'
import { announceAssets, answerAssets } from './answerAssets.js'
import { askNode, evmNamespace, formatChain } from './evmChains.js'
import { findPermissionChains } from './findPermissionChains.js'
import { ownAnswers } from './ownAnswers.js'

export async function answerEvm(runtime: ClientRuntime, given: ProviderCall): Promise<unknown> {
  const plain = { method: given.method, params: toPlainParams(given.params) }
  const own = Object.hasOwn(ownAnswers, plain.method) ? ownAnswers[plain.method] : undefined
  if (own) return own(runtime, plain.params ?? undefined)
  // The page may revoke its access to accounts; only the visitor can sign out.
  if (plain.method === 'wallet_revokePermissions' && namesAccounts(plain.params)) {
    runtime.revoke(evmNamespace)
    return null
  }
  const { method, params } = normaliseEvmCall(plain)
  const call = parseRpcCall({ method, params })
  if (call.policy === 'refused') return runtime.refuse(call.reason)
  if (call.policy === 'invalid')
    throw new PorticoError(call.isTooLarge ? batchTooLarge : invalidParams, { detail: call.fault })
  if (call.policy === 'safe') return reads[rpcMethods[call.method].handler](runtime, call)
  if (method === 'wallet_grantPermissions' || method === 'wallet_requestExecutionPermissions')
    await assertPermissions(runtime)
  return runtime.askVault(evmNamespace, method, call.params)
}

type AnswerRead = (runtime: ClientRuntime, call: SafeCall) => Promise<unknown>

const askVault: AnswerRead = (runtime, { method, params }) => runtime.askVault(evmNamespace, method, params)

const reads: Readonly<Record<(typeof rpcMethods)[SafeRpcMethod]['handler'], AnswerRead>> = {
  accounts: askVault,
  assets: (runtime, call) =>
    runtime.context.holdings ? answerAssets(runtime, call.params) : askVault(runtime, call),
  bundler: askVault,
  callsStatus: askVault,
  async capabilities(runtime, call) {
    if (!call.params[0]) throw new PorticoError(capabilitiesAddressMissing)
    return announceAssets(runtime, call.params, await askVault(runtime, call))
  },
  chainId: askVault,
  node: (runtime, { method, params }) => askNode(runtime, method, params),
  permissions: askVault,
}

/** Avoids opening a window on a network without permissions. Revoking is always possible. */
async function assertPermissions(runtime: ClientRuntime): Promise<void> {
  await runtime.findSession()
  const [address] = runtime.getAddresses(evmNamespace)
  if (!address) return
  const chains = await findPermissionChains(runtime.context.environment, () =>
    runtime.askVault(evmNamespace, 'wallet_getCapabilities', [address]),
  )
  if (chains && !chains.includes(formatChain(runtime.getChain(evmNamespace))))
    throw new PorticoError(notAvailableInVault)
}

function namesAccounts(params: unknown): boolean {
  return Array.isArray(params) && readProperty(params[0], 'eth_accounts') !== undefined
}
