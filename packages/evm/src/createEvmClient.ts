import type { AdapterClient, AdapterContext } from '@portico/core/adapter'
import { switchChain } from './actions/switchChain.js'
import { createEvmSessions } from './connection/createEvmSessions.js'
import { createMethods } from './createMethods.js'
import { parseChainId } from './normalise/quantity.js'
import { getConnectorProvider } from './provider/Eip1193Provider.js'
import { requestProvider } from './provider/requestProvider.js'

export function createEvmClient(
  context: AdapterContext,
  isListening: () => boolean,
): AdapterClient<'eip155'> {
  const sessions = createEvmSessions(context, isListening)
  return {
    ...sessions.connecting,
    async disconnect({ connector }) {
      sessions.close(connector.id)
      // Revokes the permission in the wallet too. Many wallets do not support the method.
      const permissions = [{ eth_accounts: {} }]
      await requestProvider(getConnectorProvider(connector), 'wallet_revokePermissions', permissions).catch(
        () => undefined,
      )
    },
    async switchNetwork({ connector, network }) {
      const chainId = await switchChain(context, getConnectorProvider(connector), network)
      sessions.setChainId(connector.id, chainId)
      return undefined
    },
    ...createMethods({
      context,
      getProvider: async connector => getConnectorProvider(connector),
      getChainId: ({ id }) => parseChainId(sessions.get(id)?.chainId),
      checkConnection: connector => void sessions.check(connector),
    }),
  }
}
