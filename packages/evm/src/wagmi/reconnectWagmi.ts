import type { Config, Connector as WagmiConnector } from '@wagmi/core'
import type { Wagmi } from './Wagmi.js'

/** Restores one connection without a prompt, unless wagmi's own provider component has just done so. */
export async function reconnectWagmi({ config, actions }: Wagmi, connector: WagmiConnector): Promise<void> {
  await waitUntilSettled(config)
  if (!config.state.connections.has(connector.uid))
    await actions.reconnect(config, { connectors: [connector] })
  // If wagmi started its own run meanwhile, ours returns early.
  await waitUntilSettled(config)
}

function waitUntilSettled(config: Config): Promise<void> {
  const isSettled = () => config.state.status === 'connected' || config.state.status === 'disconnected'
  if (isSettled()) return Promise.resolve()
  return new Promise(resolve => {
    const unsubscribe = config.subscribe(
      state => state.status,
      () => {
        if (!isSettled()) return
        unsubscribe()
        resolve()
      },
    )
  })
}
