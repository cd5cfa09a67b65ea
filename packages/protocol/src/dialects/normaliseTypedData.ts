import { type Fields, isFields, pickFields } from './pickFields.js'

const asGiven = (value: unknown) => value

/** Only these fields are signed; others are dropped. */
const known = { types: asGiven, primaryType: asGiven, domain: asGiven, message: asGiven }

export function normaliseTypedData(given: unknown): Fields | undefined {
  const data = typeof given === 'string' ? parseJson(given) : given
  return isFields(data) && isFields(data.types) ? pickFields(data, known) : undefined
}

/** Whether a type has arrays: the only case that v3 and v4 hash differently. */
export function hasLists({ types }: Fields): boolean {
  return Object.values(isFields(types) ? types : {}).some(
    fields =>
      Array.isArray(fields) && fields.some(field => isFields(field) && /\]$/.test(String(field.type))),
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
