import { type ProviderCall, readProperty } from '@portico/core/adapter'
import {
  batchTooLarge,
  capabilitiesAddressMissing,
  invalidParams,
  notAvailableInVault,
  PorticoError,
} from '@portico/protocol'
import { normaliseEvmCall, parseRpcCall, rpcMethods } from '@portico/protocol/frame'
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
  if (call.policy === 'safe' && method === 'wallet_getCapabilities' && !call.params[0]) {
    throw new PorticoError(capabilitiesAddressMissing)
  }
  if (call.policy === 'safe' && method === 'wallet_getAssets' && runtime.context.holdings)
    return answerAssets(runtime, call.params)
  if (method === 'wallet_grantPermissions') await assertPermissions(runtime)
  if (call.policy === 'approve' || rpcMethods[call.method].handler !== 'node') {
    const answer = await runtime.askVault(evmNamespace, method, call.params)
    return call.policy === 'safe' && method === 'wallet_getCapabilities'
      ? announceAssets(runtime, call.params, answer)
      : answer
  }
  return askNode(runtime, method, call.params)
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
