import { it } from 'vitest'
import type { Ability } from './AdapterConformance.js'

/** A test of what not every wallet can do. Where it cannot, the test is listed with the reason. */
export function itWhere(ability: Ability, title: string, run: () => Promise<void>): void {
  if (ability === true) it(title, run)
  else it.skip(`${title} (not here: ${ability.no})`, run)
}
