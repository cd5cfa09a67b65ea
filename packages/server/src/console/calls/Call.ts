import type * as v from 'valibot'
import type { Queries } from '../../database/Database.js'
import type { ConsoleAction } from '../roles.js'
import type { Logged } from '../store/log.js'
import type { Staff } from '../store/staff.js'

export interface CallContext {
  /** Of the call. The log is written in the same transaction, so nothing happens without an entry. */
  database: Queries
  staff: Staff
  /** Public URL of the console. */
  url: string
}

export interface Call<schema extends v.GenericSchema = v.GenericSchema, Body extends object = object> {
  action: ConsoleAction
  schema: schema
  run(input: v.InferOutput<schema>, context: CallContext): Promise<Answer<Body>>
}

export interface Answer<Body extends object> {
  body: Body
  /** Missing for reads that concern no person. */
  log?: Logged | undefined
}

/** Infers the types of input and body. */
export const defineCall = <schema extends v.GenericSchema, Body extends object>(
  call: Call<schema, Body>,
): Call<schema, Body> => call
