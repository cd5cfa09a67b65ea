import { isRecord } from '../messages/isRecord.js'

export interface PushFrame {
  readonly type: 'push'
  readonly id: unknown
  readonly topic: string
  readonly message: string
  readonly attestation?: string
}

type Frame =
  | PushFrame
  | { readonly type: 'result'; readonly id: string; readonly result: unknown }
  | { readonly type: 'error'; readonly id: string; readonly code: number; readonly message: string }

const longest = 1_000_000
const longestWords = 200

export function parseFrame(text: string): Frame | undefined {
  if (text.length > longest) return undefined
  const value = parse(text)
  if (!isRecord(value)) return undefined
  const { id, method, params, error } = value
  if (typeof method === 'string') {
    const data = method.endsWith('_subscription') && isRecord(params) ? params.data : undefined
    if (!isRecord(data) || typeof data.topic !== 'string' || typeof data.message !== 'string')
      return undefined
    const { topic, message, attestation } = data
    return { type: 'push', id, topic, message, ...(typeof attestation === 'string' && { attestation }) }
  }
  if (typeof id !== 'string') return undefined
  if (!isRecord(error)) return { type: 'result', id, result: value.result }
  return {
    type: 'error',
    id,
    code: typeof error.code === 'number' ? error.code : 0,
    message: typeof error.message === 'string' ? toOneLine(error.message) : '',
  }
}

function toOneLine(words: string): string {
  return words
    .slice(0, longestWords)
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
