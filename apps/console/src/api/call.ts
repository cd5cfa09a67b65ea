import type { ConsoleCalls } from '@portico/server'

/** A refusal of the console, with a code that `texts` has a sentence for. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'

  constructor(
    readonly code: string,
    /** A sentence of the server about a wrong setting, in English. */
    readonly detail?: string,
  ) {
    super(code)
  }
}

export async function post<Body>(path: string, input: unknown, headers: HeadersInit = {}): Promise<Body> {
  const response = await fetch(`/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(input),
  }).catch(() => {
    throw new CallFailure('unreachable')
  })
  return await readAnswer<Body>(response)
}

/** Our own server answers, so the body has the type of the call. */
async function readAnswer<Body>(response: Response): Promise<Body> {
  const body: unknown = await response.json().catch(() => ({}))
  if (response.ok) return body as Body
  const { error } = body as { error?: { code?: string; message?: string } }
  throw new CallFailure(error?.code ?? 'internal_error', error?.message)
}

export type CallName = keyof ConsoleCalls

export const call = <Name extends CallName>(
  name: Name,
  input: ConsoleCalls[Name]['input'],
): Promise<ConsoleCalls[Name]['body']> => post(name, input)

export interface Session {
  staff: { id: string; name: string; role: Role } | null
  actions: string[]
  docsUrl?: string
  /** Only without a session. */
  hasStaff?: boolean
}

export type Role = 'owner' | 'editor' | 'support' | 'viewer'

export const fetchSession = async (): Promise<Session> => readAnswer(await fetch('/api/session'))
