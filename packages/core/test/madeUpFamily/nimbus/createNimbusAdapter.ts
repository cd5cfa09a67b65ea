import type { AdapterFactory } from '../../../src/types/Adapter.js'
import type { Connector } from '../../../src/types/Connector.js'

const connector: Connector = {
  id: 'cumulus',
  name: 'Cumulus',
  type: 'INJECTED',
  chain: 'nimbus',
  provider: {},
}

/** The package of the family: one wallet, whose addresses differ by network. */
export function createNimbusAdapter(): AdapterFactory<'nimbus'> {
  const grant = (id: string | number) => ({
    connectorId: connector.id,
    accounts: [{ address: `nim-${id}` }],
    chainId: id,
  })
  return {
    namespace: 'nimbus',
    type: 'nimbus',
    create: ({ emit }) => ({
      namespace: 'nimbus',
      type: 'nimbus',
      start() {
        emit({ type: 'connectors', connectors: [connector] })
        return () => {}
      },
      connect: async ({ network }) => grant(network.id),
      reconnect: async ({ network }) => grant(network.id),
      disconnect: async () => {},
      switchNetwork: async ({ network }) => grant(network.id),
      getBalance: async ({ network }) => ({ amount: '0.12', ...network.nativeCurrency }),
      signMessage: async ({ address, message }) => `${address} says ${message}`,
      sendTransaction: async ({ transaction }) => `drop-${transaction.rain}`,
      verbs: { signCloud: async ({ address, cloud }) => `${address} signed ${cloud}` },
    }),
  }
}
