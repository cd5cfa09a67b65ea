import type { Config } from '@wagmi/core'

/**
 * Forgets connections that wagmi read from storage and that nobody has restored: they belong to connectors of an
 * earlier page, and wagmi would fall back to one of them when a live connection ends.
 */
export function dropStored(config: Config): void {
  if (config.state.status === 'reconnecting') return
  const live = new Set(config.connectors.map(({ uid }) => uid))
  config.setState(state => {
    const connections = new Map([...state.connections].filter(([uid]) => live.has(uid)))
    const current = state.current && live.has(state.current) ? state.current : null
    return { ...state, connections, current }
  })
}
