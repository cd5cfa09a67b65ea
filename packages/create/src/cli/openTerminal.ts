import { createInterface } from 'node:readline/promises'
import type { Ask } from './Ask.js'

export interface Terminal {
  readonly ask: Ask
  readonly say: (text: string) => void
  readonly close: () => void
}

export function openTerminal(): Terminal {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const ended = new AbortController()
  lines.once('close', () => ended.abort())
  const ask: Ask = async (question, usual) => {
    try {
      const answer = await lines.question(`${question}${usual ? ` (${usual})` : ''}: `, {
        signal: ended.signal,
      })
      return answer.trim() || usual
    } catch (error) {
      throw new Error('Cancelled. No files were created.', { cause: error })
    }
  }
  return { ask, say: text => process.stdout.write(text), close: () => lines.close() }
}
