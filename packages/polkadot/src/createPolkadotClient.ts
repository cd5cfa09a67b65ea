import type { Connector } from '@portico/core'
import type { AccountParameters, AdapterClient, AdapterContext } from '@portico/core/adapter'
import {
  bindRuntime,
  createSessions,
  ignoreMalformed,
  isRequestProvider,
  readProperty,
  withAbort,
} from '@portico/core/adapter'
import { connectorNotFound, PorticoError } from '@portico/protocol'
import { hex } from '@scure/base'
import { getBalance } from './actions/getBalance.js'
import { sendTransaction } from './actions/sendTransaction.js'
import { createInjectedWallet } from './wallet/createInjectedWallet.js'
import { createRequestWallet } from './wallet/createRequestWallet.js'
import type { PolkadotRuntime, PolkadotWallet } from './wallet/PolkadotWallet.js'

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

  const connecting = sessions.connectBy(async ({ connector, network, signal }) => {
    const wallet = getWallet(connector)
    return {
      connectorId: connector.id,
      accounts: await withAbort(signal, () => wallet.enable(network)),
      // A Polkadot wallet has no current network: each request names it.
      chainId: network.id,
      listen: news => wallet.listen(network, ignoreMalformed(context, connector, news.setAccounts)),
    }
  })

  return {
    ...connecting,
    // These wallets have no disconnect: only the page forgets them.
    disconnect: async ({ connector }) => sessions.close(connector.id),
    switchNetwork: connecting.connect,
    ...bindRuntime(runtime, { getBalance, signMessage, sendTransaction }),
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
  }
}

/** The wallet wraps the message in `<Bytes>`, so that it cannot be a transaction. */
export async function signMessage(
  { getWallet }: PolkadotRuntime,
  { connector, address, message }: AccountParameters & { readonly message: string | Uint8Array },
): Promise<`0x${string}`> {
  const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
  // Always hex, so that a wallet does not interpret a message that looks like hex as bytes.
  const data = `0x${hex.encode(bytes)}`
  const { signature } = await getWallet(connector).signRaw({ address, data, type: 'bytes' })
  return signature
}
