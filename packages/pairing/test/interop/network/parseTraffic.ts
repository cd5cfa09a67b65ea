/** What goes over a line, as far as a test may want to know. */
export interface Traffic {
  readonly kind: 'call' | 'reply' | 'push' | 'acknowledgement'
  /** Of the call that is made or replied to. */
  readonly method: string
  /** Labels of the messages it carries, confirms or acknowledges. */
  readonly tags: readonly number[]
}

interface Wire {
  readonly id?: unknown
  readonly method?: string
  readonly params?: { readonly tag?: number; readonly data?: { readonly tag?: number } }
}

const carried: Readonly<Record<string, readonly number[]>> = {
  wc_proposeSession: [1100],
  wc_approveSession: [1101, 1102],
}

/** Reads the frames of one socket; answers are known by what they answer. */
export function createTrafficParser() {
  const calls = new Map<unknown, Traffic>()
  const pushes = new Map<unknown, Traffic>()

  return function parse(text: string, from: 'client' | 'relay'): Traffic {
    const { id, method, params } = JSON.parse(text) as Wire // both ends speak JSON-RPC
    const isClient = from === 'client'
    if (method === undefined) {
      const known = (isClient ? pushes : calls).get(id) ?? { method: '', tags: [] }
      return { ...known, kind: isClient ? 'acknowledgement' : 'reply' }
    }
    const tag = params?.tag ?? params?.data?.tag
    const tags = carried[method] ?? (tag === undefined ? [] : [tag])
    const traffic = { kind: isClient ? 'call' : 'push', method, tags } as const
    ;(isClient ? calls : pushes).set(id, traffic)
    return traffic
  }
}
