import type { Connector, Network } from '@portico/core'
import type { AccountParameters, AdapterConnection, AdapterContext } from '@portico/core/adapter'
import {
  type AdapterClient,
  askProvider,
  fetchRpc,
  formatUnits,
  isRequestProvider,
} from '@portico/core/adapter'
import { malformedAnswer, noAccounts, PorticoError, unsupportedMethod } from '@portico/protocol'
import { nimbusFamily } from './nimbusFamily.js'

/** Everything that talks to wallets and nodes. */
export function createNimbusClient({ environment, getRpcUrls }: AdapterContext): AdapterClient<'nimbus'> {
  async function ask({ provider }: Connector, method: string, params: object): Promise<string> {
    if (!isRequestProvider(provider)) throw new PorticoError(unsupportedMethod, { detail: method })
    const answer = await askProvider(provider, method, params)
    if (typeof answer !== 'string') throw new PorticoError(malformedAnswer)
    return answer
  }

  async function connect(connector: Connector, network: Network): Promise<AdapterConnection> {
    const address = await ask(connector, 'nimbus_enter', {})
    if (!nimbusFamily.isAddress(address)) throw new PorticoError(noAccounts)
    return { connectorId: connector.id, accounts: [{ address }], chainId: network.id }
  }

  const sign = ({ connector, address }: AccountParameters, method: string, params: object) =>
    ask(connector, method, { address, ...params })

  return {
    connect: ({ connector, network }) => connect(connector, network),
    reconnect: ({ connector, network }) => connect(connector, network),
    async disconnect() {},
    // A wallet is on no network: each request names its own.
    async switchNetwork() {
      return undefined
    },
    async getBalance({ network, address }) {
      const request = { method: 'nimbus_getBalance', params: [address] }
      const answer = await fetchRpc(request, { environment, urls: getRpcUrls(network), chainId: network.id })
      const { symbol, decimals } = network.nativeCurrency
      return { amount: formatUnits(BigInt(String(answer)), decimals), symbol, decimals }
    },
    signMessage: ({ message, ...account }) => sign(account, 'nimbus_sign', { message }),
    sendTransaction: ({ transaction, ...account }) => sign(account, 'nimbus_send', transaction),
    methods: { signCloud: ({ cloud, ...account }) => sign(account, 'nimbus_signCloud', { cloud }) },
    resume() {},
    pause() {},
  }
}
