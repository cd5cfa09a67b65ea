import type { Connector } from '@portico/core'
import type { Adapter, AdapterContext } from '@portico/core/adapter'
import {
  type AdapterClient,
  createSessions,
  type Grant,
  ignoreMalformed,
  isRequestProvider,
  loadPart,
  readProperty,
  withAbort,
} from '@portico/core/adapter'
import { connectorNotFound, noAccounts, PorticoError } from '@portico/protocol'
import type { PolkadotRuntime } from './PolkadotRuntime.js'
import { createInjectedWallet } from './wallet/createInjectedWallet.js'
import { createRequestWallet } from './wallet/createRequestWallet.js'
import type { PolkadotWallet } from './wallet/PolkadotWallet.js'

type Connecting = Parameters<Adapter['connect']>[0]

export function createPolkadotClient(
  context: AdapterContext,
  isListening: () => boolean,
): AdapterClient<'polkadot'> {
  const sessions = createSessions(context, isListening)
  /** One per wallet on the page, which caches its grant. */
  const wallets = new WeakMap<object, PolkadotWallet>()
  const runtime: PolkadotRuntime = { context, getWallet, endpoints: new Map() }

  function getWallet({ id, provider }: Connector): PolkadotWallet {
    if (isRequestProvider(provider)) return createRequestWallet(provider)
    if (typeof provider !== 'object' || provider === null || !readProperty(provider, 'enable'))
      throw new PorticoError(connectorNotFound, { context: { connectorId: id } })
    const wallet = wallets.get(provider) ?? createInjectedWallet(provider, context.options.metadata.name)
    wallets.set(provider, wallet)
    return wallet
  }

  async function ask({ connector, network, signal }: Connecting): Promise<Grant | undefined> {
    const wallet = getWallet(connector)
    const accounts = await withAbort(signal, () => wallet.enable(network))
    if (accounts.length === 0) return undefined
    return {
      connectorId: connector.id,
      accounts,
      // A Polkadot wallet has no current network: each request names it.
      chainId: network.id,
      listen: news => wallet.listen(network, ignoreMalformed(context, connector, news.setAccounts)),
    }
  }

  return {
    async connect(parameters) {
      const grant = await ask(parameters)
      if (!grant) throw new PorticoError(noAccounts)
      return sessions.open(grant)
    },
    async reconnect(parameters) {
      const grant = await ask(parameters)
      return grant && sessions.open(grant)
    },
    // These wallets have no disconnect: only the page forgets them.
    disconnect: async ({ connector }) => sessions.close(connector.id),
    async switchNetwork({ connector, network }) {
      const grant = await ask({ connector, network })
      if (!grant) throw new PorticoError(noAccounts)
      return sessions.open(grant)
    },
    getBalance: async request =>
      (await loadPart(import('./actions/getBalance.js'))).getBalance(runtime, request),
    signMessage: async request =>
      (await loadPart(import('./actions/signMessage.js'))).signMessage(runtime, request),
    sendTransaction: async request =>
      (await loadPart(import('./actions/sendTransaction.js'))).sendTransaction(runtime, request),
    methods: {
      signRaw: ({ connector, address, data, type }) => getWallet(connector).signRaw({ address, data, type }),
      signPayload: ({ connector, address, payload }) =>
        getWallet(connector).signPayload({ ...payload, address }),
      async getSigner({ connector, address }) {
        const wallet = getWallet(connector)
        return {
          signRaw: payload => wallet.signRaw({ ...payload, address }),
          signPayload: payload => wallet.signPayload({ ...payload, address }),
        }
      },
    },
    resume: sessions.resume,
    pause: sessions.pause,
  }
}
