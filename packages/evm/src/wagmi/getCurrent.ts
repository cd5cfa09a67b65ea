import type { Config, Connection } from '@wagmi/core'

/** wagmi's connection once it has settled on one. */
export function getCurrent({ state }: Pick<Config, 'state'>): Connection | undefined {
  return state.status === 'connected' && state.current ? state.connections.get(state.current) : undefined
}
