import type { Connector as WagmiConnector } from '@wagmi/core'
import type { Wagmi } from './Wagmi.js'

/** wagmi's `disconnect`, effective even if the connector fails to confirm it. */
export async function leaveWagmi({ config, actions }: Wagmi, connector: WagmiConnector): Promise<void> {
  try {
    await actions.disconnect(config, { connector })
  } catch {
    connector.emitter.emit('disconnect')
  }
}
