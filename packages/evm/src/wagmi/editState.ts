import type { Config, State } from '@wagmi/core'

/*
 * The two things that wagmi has no action or connector event for: its actions end a connection only by asking the
 * wallet to, go on to the first of those that are left, and wait for a silent wallet for ever. All else goes through them.
 */

/** Says which connection wagmi uses, without asking any wallet. */
export function settleOn(config: Config, current: string | null): void {
  config.setState(state => ({ ...state, current, status: current ? 'connected' : 'disconnected' }))
}

/** Has wagmi forget the other connections. Their wallets are not asked, and what is in use stays so. */
export function keepConnections(config: Config, isKept: (uid: string) => boolean): void {
  config.setState(state => ({ ...state, ...pickConnections(state, isKept) }))
}

export function pickConnections(
  { connections, current }: State,
  isPicked: (uid: string) => boolean,
): Pick<State, 'connections' | 'current'> {
  return {
    connections: new Map([...connections].filter(([uid]) => isPicked(uid))),
    current: current && isPicked(current) ? current : null,
  }
}
