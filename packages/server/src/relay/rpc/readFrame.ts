import { findRawId } from './findRawId.js'

export type Frame =
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
