import { readProperty } from './readProperty.js'

/** Wrapper codes: mobile wallets put the real one in `data.originalError`. */
const wrapping: ReadonlySet<number | undefined> = new Set([undefined, -32603, 32603, -32000])

export function readErrorCode(thrown: unknown, depth = 0): number | undefined {
  if (typeof thrown !== 'object' || depth > 4) return undefined
  const own = toCode(readProperty(thrown, 'code'))
  if (!wrapping.has(own)) return own
  for (const key of ['data', 'originalError', 'cause', 'error', 'info']) {
    const inner = readErrorCode(readProperty(thrown, key), depth + 1)
    if (inner !== undefined) return inner
  }
  return own
}

function toCode(value: unknown): number | undefined {
  if (typeof value === 'string' && /^-?\d{1,6}$/.test(value)) return Number(value)
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined
}
