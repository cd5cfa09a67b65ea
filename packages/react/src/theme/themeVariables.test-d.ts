import type { ThemeVariables as CoreThemeVariables } from '@portico/core'
import { expectTypeOf } from 'vitest'
import type { ThemeVariables } from './parseThemeVariables.js'

expectTypeOf<CoreThemeVariables>().toExtend<ThemeVariables>()
expectTypeOf<keyof CoreThemeVariables>().toEqualTypeOf<keyof ThemeVariables>()
expectTypeOf<CoreThemeVariables['--w3m-z-index']>().toEqualTypeOf<string | number | undefined>()

// @ts-expect-error: a name that nobody reads
export const unknown: CoreThemeVariables = { '--portico-colour': 'red' }

// @ts-expect-error: a colour is text
export const numbered: CoreThemeVariables = { '--portico-accent': 7 }
