import type { Connector } from '@portico/core'
import { isPorticoError, providerDisconnected } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { requestProvider } from '../provider/requestProvider.js'

export async function requestWallet(
  runtime: EvmRuntime,
  connector: Connector,
  method: string,
  params?: readonly unknown[],
): Promise<unknown> {
  try {
    return await requestProvider(await runtime.getProvider(connector), method, params)
  } catch (error) {
    if (isPorticoError(error, providerDisconnected)) runtime.checkConnection(connector)
    throw error
  }
}
