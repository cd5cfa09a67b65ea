import type { Config, Connection } from '@wagmi/core'

export function getCurrent({ state }: Pick<Config, 'state'>): Connection | undefined {
  return state.status === 'connected' && state.current ? state.connections.get(state.current) : undefined
}
