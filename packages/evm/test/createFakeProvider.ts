import type { Eip1193Provider } from '../src/provider/Eip1193Provider.js'

type Answer = (...params: readonly unknown[]) => unknown

/** A wallet that answers from a table; what is not in it is unknown to the wallet (4200). */
export function createFakeProvider(answers: Readonly<Record<string, Answer>>) {
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const requests: { readonly method: string; readonly params: readonly unknown[] }[] = []
  const provider: Required<Eip1193Provider> = {
    async request({ method, params }) {
      const list = Array.isArray(params) ? params : []
      requests.push({ method, params: list })
      const answer = answers[method]
      if (!answer) throw { code: 4200, message: `${method} is not known.` }
      return answer(...list)
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
    },
  }
  return {
    provider,
    requests,
    methods: () => requests.map(({ method }) => method),
    listenerCount: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    emit(event: string, value?: unknown): void {
      for (const listener of listeners.get(event) ?? []) listener(value)
    },
  }
}
