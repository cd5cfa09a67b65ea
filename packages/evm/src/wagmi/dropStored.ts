import type { Config, State } from '@wagmi/core'

/**
 * Forgets connections that wagmi read from storage and that nobody has restored: they belong to connectors of an
 * earlier page, and wagmi would fall back to one of them when a live connection ends.
 */
export function dropStored(config: Config): void {
  if (config.state.status === 'reconnecting') return
  config.setState(state => ({ ...state, ...getLive(config, state) }))
}

/** Forgets one that is not in use. */
export function dropConnection(config: Config, uid: string): void {
  config.setState(state => {
    const connections = new Map([...state.connections].filter(([other]) => other !== uid))
    return { ...state, connections }
  })
}

/** What belongs to connectors of this page. */
export function getLive(
  config: Config,
  state: State,
): { readonly connections: State['connections']; readonly current: string | null } {
  const live = new Set(config.connectors.map(({ uid }) => uid))
  return {
    connections: new Map([...state.connections].filter(([uid]) => live.has(uid))),
    current: state.current && live.has(state.current) ? state.current : null,
  }
}
