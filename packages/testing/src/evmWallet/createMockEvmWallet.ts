import { privateKeyToAccount } from 'viem/accounts'
import type { Fault } from '../controls/MockWalletControls.js'
import { accountMethods } from './accountMethods.js'
import { chainMethods } from './chainMethods.js'
import { createBatchMethods } from './createBatchMethods.js'
import { createEmitter, type Listener } from './createEmitter.js'
import { createEvmControls, type MockEvmWalletControl } from './createEvmControls.js'
import { createPrompts } from './createPrompts.js'
import { createWalletState } from './createWalletState.js'
import { createThrownValue, isPrompting, takeFault } from './faults.js'
import { fetchRpc } from './fetchRpc.js'
import { mockWallets } from './mockWallets.js'
import { ProviderRpcError, userRejected } from './providerRpcError.js'
import { sendTransaction } from './sendTransaction.js'
import { signMethods } from './signMethods.js'
import type { MockChain, MockEvmWalletEnvironment, MockEvmWalletOptions, RpcRequest } from './types.js'
import {
  forwardToNode,
  getSiteAccounts,
  getSiteChainId,
  type MethodHandler,
  type WalletContext,
} from './walletContext.js'

export type MockEvmProvider = {
  request(request: { method: string; params?: unknown }): Promise<unknown>
  on(event: string, listener: Listener): MockEvmProvider
  removeListener(event: string, listener: Listener): MockEvmProvider
  readonly [flag: `is${string}`]: boolean
}

export type MockEvmWallet = {
  info: { uuid: string; name: string; rdns: string; icon: string }
  provider: MockEvmProvider
  control: MockEvmWalletControl
}

/** The two chains of the sandbox. */
const localChains: readonly [MockChain, ...MockChain[]] = [
  { id: 31337, rpcUrl: 'http://127.0.0.1:8545', name: 'Anvil One' },
  { id: 31338, rpcUrl: 'http://127.0.0.1:8546', name: 'Anvil Two' },
]

/** A wallet with a real key and a real node, which misbehaves on demand. */
export function createMockEvmWallet(
  options: MockEvmWalletOptions = {},
  environment: MockEvmWalletEnvironment = {},
): MockEvmWallet {
  const { name, rdns, uuid, icon, privateKeys } = { ...mockWallets.alder, ...options }
  const [firstKey, ...otherKeys] = privateKeys
  const chains = options.chains ?? localChains
  const state = createWalletState(rdns, chains[0].id, options, environment.storage)
  const emitter = createEmitter()
  const context: WalletContext = {
    state,
    emitter,
    prompts: createPrompts(state),
    accounts: [privateKeyToAccount(firstKey), ...otherKeys.map(key => privateKeyToAccount(key))],
    chains,
    exposes: options.exposes ?? 'active',
    transport: environment.transport ?? fetchRpc,
  }
  const requests: RpcRequest[] = []
  const answer = createAnswer(context, options.batchCalls ?? true)

  const provider: MockEvmProvider = {
    ...options.flags,
    request({ method, params }) {
      const request = {
        method,
        params: Array.isArray(params) ? params : params === undefined ? [] : [params],
      }
      requests.push(request)
      const { fault, rest } = takeFault(state.get().faults, method)
      if (!fault) return answer(request)
      state.set({ faults: rest })
      return commit(fault)
    },
    on(event, listener) {
      emitter.on(event, listener)
      return provider
    },
    removeListener(event, listener) {
      emitter.removeListener(event, listener)
      return provider
    },
  }
  return { info: { uuid, name, rdns, icon }, provider, control: createEvmControls(context, requests) }
}

function createAnswer(context: WalletContext, batchCalls: boolean) {
  const batchMethods = createBatchMethods()
  const handlers: Readonly<Record<string, MethodHandler>> = {
    ...accountMethods,
    ...chainMethods,
    ...signMethods,
    eth_sendTransaction: sendTransaction,
    ...(batchCalls ? batchMethods : {}),
  }
  return async (request: RpcRequest): Promise<unknown> => {
    const { method } = request
    const handler = Object.hasOwn(handlers, method) ? handlers[method] : undefined
    if (!handler && method.startsWith('wallet_')) {
      throw new ProviderRpcError(4200, `The wallet does not support ${method}.`)
    }
    const result = await (handler ?? forwardToNode)(context, request)
    if (context.state.get().wrong.twice && isPrompting(method)) echo(context)
    return result
  }
}

/** The response repeated as events, before the page sees the first one. */
function echo(context: WalletContext): void {
  const { emitter } = context
  for (let time = 0; time < 2; time++) {
    emitter.emit('connect', { chainId: getSiteChainId(context) })
    emitter.emit('chainChanged', getSiteChainId(context))
    emitter.emit('accountsChanged', getSiteAccounts(context))
  }
}

function commit({ kind, sync }: Fault): Promise<never> {
  if (kind === 'hang') return new Promise(() => {})
  const value = kind === 'reject' ? userRejected() : createThrownValue(kind)
  if (sync) throw value
  return Promise.reject(value)
}
