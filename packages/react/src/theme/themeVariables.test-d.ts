import type { ThemeVariables as CoreThemeVariables } from '@portico/core'
import { expectTypeOf } from 'vitest'
import type { ThemeVariables } from './parseThemeVariables.js'

// What owners may write is what the theme reads.
expectTypeOf<CoreThemeVariables>().toEqualTypeOf<ThemeVariables>()

// @ts-expect-error: a name that nobody reads
export const unknown: CoreThemeVariables = { '--portico-colour': 'red' }
