import type { Portico } from '../runtime/Portico.js'
import type { ThemeMode, ThemeVariables } from '../store/slices/theme.js'
import { update } from '../store/update.js'

/** Undefined follows the system. */
export function setThemeMode(portico: Portico, mode: ThemeMode | undefined): void {
  update(portico, 'theme', theme => ({ ...theme, mode }))
}

/** Merges with the current variables; undefined resets a variable to its default. */
export function setThemeVariables(portico: Portico, variables: ThemeVariables): void {
  update(portico, 'theme', theme => {
    const merged = Object.entries({ ...theme.variables, ...variables })
    const set: ThemeVariables = Object.fromEntries(merged.filter(([, value]) => value !== undefined))
    return { ...theme, variables: set }
  })
}
