import { type Address, isAddressEqual, isHex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Emitter } from './createEmitter.js'
import type { Prompts } from './createPrompts.js'
import type { StateCell } from './createWalletState.js'
import { invalidParams, ProviderRpcError, unauthorized } from './providerRpcError.js'
import type { MockChain, RpcRequest, RpcTransport } from './types.js'
import { distortAccounts, formatChainId } from './wrongAnswers.js'

export type WalletContext = {
  state: StateCell
  prompts: Prompts
  emitter: Emitter
  accounts: readonly [PrivateKeyAccount, ...PrivateKeyAccount[]]
  chains: readonly MockChain[]
  exposes: 'active' | 'all'
  transport: RpcTransport
}

export type MethodHandler = (context: WalletContext, request: RpcRequest) => Promise<unknown>

export function getActiveAccount(context: WalletContext): PrivateKeyAccount {
  return context.accounts[context.state.get().accountIndex] ?? context.accounts[0]
}

/** What the connected site sees, wrong on purpose if configured. */
export function getSiteAccounts(context: WalletContext): unknown {
  const { connected, locked, wrong } = context.state.get()
  if (!connected || locked) return []
  const active = getActiveAccount(context)
  const others = context.exposes === 'all' ? context.accounts.filter(account => account !== active) : []
  return distortAccounts(
    [active, ...others].map(({ address }) => address),
    wrong.accounts,
  )
}

export function getSiteChainId(context: WalletContext): unknown {
  const { chainId, wrong } = context.state.get()
  return formatChainId(chainId, wrong.chainId)
}

export function findChain(context: WalletContext, chainId: number): MockChain | undefined {
  return [...context.chains, ...context.state.get().addedChains].find(({ id }) => id === chainId)
}

export function forwardToNode(context: WalletContext, request: RpcRequest): Promise<unknown> {
  const { chainId } = context.state.get()
  const chain = findChain(context, chainId)
  if (!chain) throw new ProviderRpcError(4901, `The wallet has no node for chain ${chainId}.`)
  return context.transport(chain.rpcUrl, request)
}

/** The key of an address named by the site; only a connected site may use one. */
export function requireAccount(context: WalletContext, address: unknown): PrivateKeyAccount {
  if (!context.state.get().connected) throw unauthorized()
  if (!isHex(address)) throw invalidParams('Expected an address.')
  // The comparison below is case-insensitive, as in wallets.
  const wanted = address.toLowerCase() as Address
  const account = context.accounts.find(held => isAddressEqual(held.address, wanted))
  if (!account) throw unauthorized()
  return account
}
