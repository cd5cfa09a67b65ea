import { type Fields, isFields, pickFields } from './pickFields.js'

const asGiven = (value: unknown) => value

/** Only these are signed; what a page adds beside them is nobody's. */
const known = { types: asGiven, primaryType: asGiven, domain: asGiven, message: asGiven }

/** The typed data of EIP-712, from JSON or as it is; undefined where it is something else. */
export function normaliseTypedData(given: unknown): Fields | undefined {
  const data = typeof given === 'string' ? parseJson(given) : given
  return isFields(data) && isFields(data.types) ? pickFields(data, known) : undefined
}

/** Whether a type is a list: the one thing that versions 3 and 4 of the method hash differently. */
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
