import type { AdapterContext } from '@portico/core/adapter'
import { loadPart } from '@portico/core/adapter'
import { noAccounts, PorticoError } from '@portico/protocol'
import { askWallet } from './connection/askWallet.js'
import { createEvmSessions } from './connection/createEvmSessions.js'
import { type Asking, createMethods } from './createMethods.js'
import type { EvmAdapter } from './EvmAdapter.js'
import { getConnectorProvider } from './provider/getConnectorProvider.js'
import { requestProvider } from './provider/requestProvider.js'

type Connecting = Pick<EvmAdapter, 'connect' | 'reconnect' | 'disconnect' | 'switchNetwork'>

export interface EvmClient extends Connecting, Asking {
  resume(): void
  pause(): void
}

export function createEvmClient(context: AdapterContext, isListening: () => boolean): EvmClient {
  const sessions = createEvmSessions(context, isListening)

  const connecting: Connecting = {
    async connect(parameters) {
      const grant = await askWallet(context, parameters, 'prompt')
      if (!grant) throw new PorticoError(noAccounts)
      return sessions.open(grant)
    },
    async reconnect(parameters) {
      const grant = await askWallet(context, parameters, 'silent')
      return grant && sessions.open(grant)
    },
    async disconnect({ connector }) {
      sessions.close(connector.id)
      // Revokes the permission in the wallet too. Many wallets do not support the method.
      const permissions = [{ eth_accounts: {} }]
      await requestProvider(getConnectorProvider(connector), 'wallet_revokePermissions', permissions).catch(
        () => undefined,
      )
    },
    async switchNetwork({ connector, network }) {
      const { switchChain } = await loadPart(import('./actions/switchChain.js'))
      const chainId = await switchChain(context, getConnectorProvider(connector), network)
      sessions.setChainId(connector.id, chainId)
      return undefined
    },
  }

  return {
    ...connecting,
    ...createMethods({
      context,
      getProvider: async connector => getConnectorProvider(connector),
      getChainId: ({ id }) => sessions.get(id)?.chainId,
      checkConnection: ({ id }) => void sessions.check(id),
    }),
    resume: sessions.resume,
    pause: sessions.pause,
  }
}
