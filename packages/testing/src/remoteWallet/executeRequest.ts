import type { RpcError, WalletRequest } from '@portico/pairing/wallet'
import { isHex } from 'viem'
import { invalidParams, ProviderRpcError } from '../evmWallet/providerRpcError.js'
import type { EvmSigner } from './createEvmSigner.js'
import type { Keyring } from './createKeyring.js'
import type { Methods } from './MethodContext.js'
import type { RemoteChain } from './RemoteWallet.js'

export interface ExecutionContext {
  readonly keyring: Keyring
  readonly signEvm: EvmSigner
  readonly chains: readonly RemoteChain[]
  /** Methods of families other than EVM, by namespace. */
  readonly methods: Readonly<Record<string, Methods>>
  readonly accountIndex: number
  /** Switches the wallet to a chain that the site asked for, known or not. */
  enterChain(chain: RemoteChain): void
}

export async function executeRequest(context: ExecutionContext, request: WalletRequest): Promise<unknown> {
  const { method, params } = request
  if (method === 'wallet_switchEthereumChain') return switchChain(context, params)
  if (method === 'wallet_addEthereumChain') return addChain(context, params)
  const chain = context.chains.find(({ id }) => id === request.chainId)
  if (!chain) throw new ProviderRpcError(4901, `The wallet is not connected to ${request.chainId}.`)
  const [namespace = ''] = request.chainId.split(':')
  if (namespace === 'eip155') return context.signEvm(chain, method, params)
  const methods = context.methods[namespace] ?? {}
  const act = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (!act) throw new ProviderRpcError(4200, `The wallet does not support ${method}.`)
  return act({ ...context, chain, params })
}

function switchChain(context: ExecutionContext, params: unknown): null {
  const { id } = parseChain(params)
  const chain = context.chains.find(known => known.id === id)
  if (!chain) throw new ProviderRpcError(4902, `Unrecognized chain ID "${id}". Try adding the chain first.`)
  context.enterChain(chain)
  return null
}

function addChain(context: ExecutionContext, params: unknown): null {
  const { id, rpcUrl, name } = parseChain(params)
  if (!rpcUrl) throw invalidParams('wallet_addEthereumChain expects at least one URL in rpcUrls.')
  context.enterChain(context.chains.find(known => known.id === id) ?? { id, rpcUrl, name })
  return null
}

function parseChain(params: unknown) {
  const [given] = Array.isArray(params) ? params : [params]
  // The site may send anything; each field is checked below.
  const fields = given as { chainId?: unknown; rpcUrls?: unknown; chainName?: unknown } | undefined
  if (!isHex(fields?.chainId)) throw invalidParams("Expected { chainId: '0x…' }.")
  const rpcUrl: unknown = Array.isArray(fields.rpcUrls) ? fields.rpcUrls[0] : undefined
  return {
    id: `eip155:${Number(fields.chainId)}`,
    rpcUrl: typeof rpcUrl === 'string' ? rpcUrl : undefined,
    name: typeof fields.chainName === 'string' ? fields.chainName : undefined,
  }
}

/** The error as the site receives it. */
export function toRpcError(error: unknown): RpcError {
  if (error instanceof ProviderRpcError) return { code: error.code, message: error.message }
  return { code: -32603, message: error instanceof Error ? error.message : 'The wallet failed.' }
}
