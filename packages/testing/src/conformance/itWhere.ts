import { it } from 'vitest'
import type { Ability } from './AdapterConformance.js'

/** A test of an ability that not every wallet has. Without it the test is skipped with the reason. */
export function itWhere(ability: Ability, title: string, run: () => Promise<void>): void {
  if (ability === true) it(title, run)
  else it.skip(`${title} (not here: ${ability.no})`, run)
}
