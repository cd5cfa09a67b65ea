/** Undefined if it is not JSON, which is distinct from every JSON value. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
