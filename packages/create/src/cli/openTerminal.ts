import { createInterface } from 'node:readline/promises'

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

/** Prompts in the terminal; an empty answer means `usual`. */
export type Ask = (question: string, usual: string) => Promise<string>

export async function askFor<Value>(
  { ask, say }: { ask: Ask; say: (text: string) => void },
  question: string,
  usual: string,
  read: (text: string) => Value | Promise<Value>,
): Promise<Value> {
  for (;;) {
    const answer = await ask(question, usual)
    try {
      return await read(answer)
    } catch (error) {
      say(`${error instanceof Error ? error.message : String(error)}\n`)
    }
  }
}
