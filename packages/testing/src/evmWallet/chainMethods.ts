import { hexToNumber, isHex } from 'viem'
import { invalidParams, ProviderRpcError } from './providerRpcError.js'
import type { RpcRequest, WrongAnswers } from './types.js'
import { findChain, getSiteChainId, type MethodHandler, type WalletContext } from './walletContext.js'

type ChainParameter = { chainId: number; rpcUrl: string | undefined; name: string | undefined }

function parseChainParameter({ method, params }: RpcRequest): ChainParameter {
  // The site may send anything; each field is checked below.
  const fields = params[0] as { chainId?: unknown; rpcUrls?: unknown; chainName?: unknown } | undefined
  if (!isHex(fields?.chainId)) throw invalidParams(`${method} expects { chainId: '0x…' }.`)
  const rpcUrl: unknown = Array.isArray(fields.rpcUrls) ? fields.rpcUrls[0] : undefined
  return {
    chainId: hexToNumber(fields.chainId),
    rpcUrl: typeof rpcUrl === 'string' ? rpcUrl : undefined,
    name: typeof fields.chainName === 'string' ? fields.chainName : undefined,
  }
}

export function changeChain(context: WalletContext, chainId: number): void {
  if (context.state.get().chainId === chainId) return
  context.state.set({ chainId })
  context.emitter.emit('chainChanged', getSiteChainId(context))
}

function unknownChain(chainId: number, kind: WrongAnswers['unknownChain']): ProviderRpcError {
  const message = `Unrecognized chain ID "0x${chainId.toString(16)}". Try adding the chain first.`
  return kind === 'nested'
    ? new ProviderRpcError(-32603, 'Internal JSON-RPC error.', { originalError: { code: 4902, message } })
    : new ProviderRpcError(4902, message)
}

const switchChain: MethodHandler = async (context, request) => {
  const { chainId } = parseChainParameter(request)
  const { wrong } = context.state.get()
  if (!findChain(context, chainId)) throw unknownChain(chainId, wrong.unknownChain)
  if (context.state.get().chainId === chainId) return null
  await context.prompts.ask(request)
  if (wrong.switchChain !== 'ignored') changeChain(context, chainId)
  return null
}

const addChain: MethodHandler = async (context, request) => {
  const { chainId, rpcUrl, name } = parseChainParameter(request)
  if (!rpcUrl) throw invalidParams('wallet_addEthereumChain expects at least one URL in rpcUrls.')
  await context.prompts.ask(request)
  const { addedChains, wrong } = context.state.get()
  if (wrong.switchChain === 'ignored') return null
  if (!findChain(context, chainId)) {
    context.state.set({ addedChains: [...addedChains, { id: chainId, rpcUrl, ...(name ? { name } : {}) }] })
  }
  changeChain(context, chainId)
  return null
}

export const chainMethods: Readonly<Record<string, MethodHandler>> = {
  eth_chainId: async context => getSiteChainId(context),
  net_version: async context => String(context.state.get().chainId),
  wallet_switchEthereumChain: switchChain,
  wallet_addEthereumChain: addChain,
}
