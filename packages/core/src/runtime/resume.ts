import { reconnect } from '../actions/reconnect.js'
import type { Portico } from '../types/Portico.js'

/** Begins to follow something. Gives how to stop. */
export type Follow = (portico: Portico) => () => void

/** Takes up what earlier visits have left. Gives how to stop what goes on. */
export function resume(portico: Portico, followers: readonly Follow[]): () => void {
  void reconnect(portico)
  const stops = followers.map(follow => follow(portico))
  return () => {
    for (const stop of stops) stop()
  }
}
