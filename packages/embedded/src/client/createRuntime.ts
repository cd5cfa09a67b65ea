import type { SourceContext } from '@portico/core/adapter'
import { getFamily } from '@portico/core/adapter'
import { notConnected, PorticoError, rpcNotAllowed, unauthorized } from '@portico/protocol'
import { getRpcPolicy } from '@portico/protocol/frame'
import type { Channel } from '../frame/createChannel.js'
import type { ClientRuntime } from './ClientRuntime.js'
import { type Chains, getNamespace, getReference } from './createChains.js'
import type { Requests } from './createRequests.js'
import type { Visit } from './createVisit.js'
import { needsWindow } from './needsWindow.js'

export interface RuntimeOptions {
  readonly context: SourceContext
  readonly channel: Channel
  readonly chains: Chains
  readonly visit: Visit
  readonly requests: Requests
}

export function createRuntime(options: RuntimeOptions): ClientRuntime {
  const { context, channel, chains, visit, requests } = options
  async function findSession() {
    if (!visit.getSession()) await visit.waitForRestore()
    return visit.getSession()
  }
  return {
    context,
    getAddresses: visit.getAddresses,
    getAccounts: visit.getAccounts,
    requireSession: visit.requireSession,
    findSession,
    revoke: visit.revoke,
    getChain: chains.get,
    async switchChain(chain) {
      await channel.request('SWITCH_NETWORK', { chainId: chain, rpcUrl: chains.getRpcUrl(chain) })
      visit.enterChain(chain)
      context.emit({ type: 'chainChanged', namespace: getNamespace(chain), chainId: getReference(chain) })
    },
    async askVault(namespace, method, params) {
      const session = await findSession()
      if (!session) throw new PorticoError(notConnected)
      if (visit.isRevoked(namespace)) throw new PorticoError(unauthorized)
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
      return visit.orLeadBack(namespace, () => requests.run(request, ask))
    },
    refuse(reason) {
      const error = new PorticoError(rpcNotAllowed, { cause: reason && { data: reason } })
      context.emit({ type: 'refused', error })
      throw error
    },
  }
}
