import type { SourceContext } from '@portico/core/adapter'
import { getFamily } from '@portico/core/adapter'
import { notConnected, PorticoError, rpcNotAllowed, unauthorized } from '@portico/protocol'
import { getRpcPolicy } from '@portico/protocol/frame'
import type { Channel } from '../frame/createChannel.js'
import type { ClientRuntime } from './ClientRuntime.js'
import { type Chains, getNamespace, getReference } from './createChains.js'
import type { Requests } from './createRequests.js'
import type { SessionManager } from './createSessionManager.js'
import { needsWindow } from './needsWindow.js'

export interface RuntimeOptions {
  readonly context: SourceContext
  readonly channel: Channel
  readonly chains: Chains
  readonly sessions: SessionManager
  readonly requests: Requests
}

export function createRuntime(options: RuntimeOptions): ClientRuntime {
  const { context, channel, chains, sessions, requests } = options
  async function findSession() {
    if (!sessions.getSession()) await sessions.waitForRestore()
    return sessions.getSession()
  }
  return {
    context,
    getAddresses: sessions.getAddresses,
    getAccounts: sessions.getAccounts,
    requireSession: sessions.requireSession,
    findSession,
    revoke: sessions.revoke,
    getChain: chains.get,
    async switchChain(chain) {
      await channel.request('SWITCH_NETWORK', { chainId: chain, rpcUrl: chains.getRpcUrl(chain) })
      sessions.enterChain(chain)
      context.emit({ type: 'chainChanged', namespace: getNamespace(chain), chainId: getReference(chain) })
    },
    async askVault(namespace, method, params) {
      const session = await findSession()
      if (!session) throw new PorticoError(notConnected)
      if (sessions.isRevoked(namespace)) throw new PorticoError(unauthorized)
      const chain = chains.get(namespace)
      const reference = getReference(chain)
      const payload = {
        method,
        params: params as [], // validated by the method's schema
        chainNamespace: namespace,
        chainId: getFamily(context.families, namespace).numericChainIds ? Number(reference) : reference,
        rpcUrl: chains.getRpcUrl(chain),
      }
      if (getRpcPolicy(method) === 'safe') return channel.request('RPC_REQUEST', payload)
      const host = new URL(context.environment.location?.href ?? 'http://localhost').host
      const request = {
        sessionId: session.id,
        method,
        needsWindow: needsWindow({ namespace, method, params, host }),
      }
      const ask = (window: string | undefined) =>
        channel.request('RPC_REQUEST', window ? { ...payload, window } : payload)
      return sessions.withLoginPrompt(namespace, () => requests.run(request, ask))
    },
    refuse(reason) {
      const error = new PorticoError(rpcNotAllowed, { cause: reason && { data: reason } })
      context.emit({ type: 'refused', error })
      throw error
    },
  }
}
