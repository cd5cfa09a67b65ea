import type * as v from 'valibot'
import type { Call } from './Call.js'
import { insightCalls } from './insightCalls.js'
import { personCalls } from './personCalls.js'
import { settingsCalls } from './settingsCalls.js'
import { staffCalls } from './staffCalls.js'

/** Everything that staff can do: `POST /api/NAME`. */
export const calls = { ...insightCalls, ...personCalls, ...settingsCalls, ...staffCalls }

type Calls = typeof calls

/** What JSON makes of a value. */
type Serialized<T> = T extends Date
  ? string
  : T extends readonly (infer Item)[]
    ? Serialized<Item>[]
    : T extends object
      ? { [Key in keyof T]: Serialized<T[Key]> }
      : T

/** Input and body of every call, for the console's pages. */
export type ConsoleCalls = {
  [Name in keyof Calls]: Calls[Name] extends Call<infer Schema, infer Body>
    ? { input: v.InferInput<Schema>; body: Serialized<Body> }
    : never
}

export function findCall(name: string): Call | undefined {
  return Object.hasOwn(calls, name) ? calls[name as keyof Calls] : undefined // checked before
}
