import { type Config, disconnect, type Connector as WagmiConnector } from '@wagmi/core'

/** wagmi's `disconnect`, which also holds for a connector that fails to confirm it. */
export async function leaveWagmi(config: Config, connector: WagmiConnector): Promise<void> {
  try {
    await disconnect(config, { connector })
  } catch {
    connector.emitter.emit('disconnect')
  }
}
