import { type Portico, selectConnectedAccount } from '@portico/core'
import { getConnector } from '@portico/core/adapter'
import { noProvider, PorticoError } from '@portico/protocol'
import { type Eip1193Provider, getConnectorProvider } from '../provider/Eip1193Provider.js'
import { withRpcCodes } from '../provider/requestProvider.js'

interface ConnectedWallet {
  readonly address: string
  readonly provider: Eip1193Provider
}

export function requireWallet(portico: Portico): ConnectedWallet {
  const namespace = 'eip155'
  const account = selectConnectedAccount(portico.store.get(), namespace)
  const connector = account && getConnector(portico, namespace, account)
  if (!account || !connector) throw new PorticoError(noProvider, { context: { namespace } })
  const provider = getConnectorProvider(connector)
  return {
    address: account.address,
    provider: connector.isSource ? withRpcCodes(provider) : provider,
  }
}
