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
