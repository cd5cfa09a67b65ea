import { invalidParams, PorticoError } from '@portico/protocol'
import { checkPlainData } from '@portico/protocol/frame'
import * as v from 'valibot'
import type { TypedData } from '../sign/hashTypedData.ts'

const record = v.record(v.string(), v.unknown())

/** Bounds the work: each type is encoded with all types it references. */
const mostTypes = 64

const TypedDataSchema = v.strictObject({
  types: v.pipe(
    v.record(
      // Hyperliquid's type names have colons. The delimiters of `encodeType` are refused.
      v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$:]{0,127}$/)),
      v.pipe(
        v.array(
          v.strictObject({
            name: v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]{0,127}$/)),
            type: v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$:]{0,127}(\[\d{0,4}\]){0,4}$/)),
          }),
        ),
        v.maxLength(128),
      ),
    ),
    v.check(types => Object.keys(types).length <= mostTypes),
  ),
  primaryType: v.pipe(v.string(), v.maxLength(128)),
  domain: record,
  message: record,
})

/** Accepts JSON, as most libraries send it, or an object. */
export function parseTypedData(given: unknown): TypedData {
  const parsed = v.safeParse(TypedDataSchema, typeof given === 'string' ? parseJson(given) : given)
  if (!parsed.success) throw new PorticoError(invalidParams, { detail: 'The typed data is malformed.' })
  return parsed.output
}

function parseJson(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text)
    // Data that arrived as a string has not been validated yet.
    return checkPlainData(data) ? undefined : data
  } catch {
    return undefined
  }
}
