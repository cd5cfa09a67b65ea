type Frame =
  | {
      type: 'request' /** The id exactly as the client wrote it. */
      rawId: string
      method: string
      params: unknown
    }
  | { type: 'answer'; id: number; isAccepted: boolean }
  | { type: 'malformed'; rawId: string; problem: 'parse' | 'invalidRequest' }

const longestId = 128

export function readFrame(text: string): Frame {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { type: 'malformed', rawId: 'null', problem: 'parse' }
  }
  if (!isRecord(value)) return { type: 'malformed', rawId: 'null', problem: 'invalidRequest' }
  const { id, method, params, jsonrpc } = value
  if (method === undefined && typeof id === 'number' && ('result' in value || 'error' in value)) {
    return { type: 'answer', id, isAccepted: 'result' in value }
  }
  const hasId = typeof id === 'string' || typeof id === 'number'
  const rawId = hasId ? findRawId(text) : 'null'
  if (!hasId || rawId.length > longestId || typeof method !== 'string' || jsonrpc !== '2.0') {
    return { type: 'malformed', rawId: rawId.length > longestId ? 'null' : rawId, problem: 'invalidRequest' }
  }
  return { type: 'request', rawId, method, params }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Finds the source text of a JSON object's `id`. Clients use ids of 19 digits, which exceed a double's precision, and
 * a response whose id differs in one digit is never matched to its request.
 *
 * The text must be valid JSON, and its id a string or a number. The last of several ids counts, as in JSON.parse.
 */
export function findRawId(text: string): string {
  let rawId = 'null'
  let depth = 0
  let key = ''
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '{' || sign === '[') depth++
    else if (sign === '}' || sign === ']') depth--
    else if (sign === '"') {
      const end = findStringEnd(text, at)
      if (depth === 1) key = text.slice(at, end)
      at = end - 1
    } else if (sign === ':' && depth === 1 && JSON.parse(key) === 'id') rawId = readScalar(text, at + 1)
  }
  return rawId
}

function findStringEnd(text: string, start: number): number {
  let end = start
  let slashes: number
  do {
    end = text.indexOf('"', end + 1)
    slashes = 0
    while (text[end - 1 - slashes] === '\\') slashes++
  } while (slashes % 2 === 1)
  return end + 1
}

function readScalar(text: string, after: number): string {
  let start = after
  while (/\s/.test(text[start] ?? '')) start++
  if (text[start] === '"') return text.slice(start, findStringEnd(text, start))
  let end = start
  while (/[^\s,}]/.test(text[end] ?? ',')) end++
  return text.slice(start, end)
}
