import type { SignIn } from './createSignIn.js'
import type { SignedInAccount } from './createTokens.js'

export interface NodeRequest extends AsyncIterable<Uint8Array | string> {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** Set if middleware such as `express.json()` has parsed it. */
  readonly body?: unknown
}

export interface NodeResponse {
  statusCode: number
  setHeader(name: string, value: string): unknown
  end(text: string): unknown
}

export interface NodeSignIn {
  /** Never rejects. Errors go to Express's `next`; without it the response is an error. */
  handle(request: NodeRequest, response: NodeResponse, next?: (error: unknown) => void): Promise<void>
  getAccounts(request: Pick<NodeRequest, 'headers'>): Promise<readonly SignedInAccount[]>
}

const longestBody = 64 * 1024

/** Only the path of the URL is used. */
const base = 'http://localhost'

/** Sign-in for servers without Request and Response: Node's own and Express. */
export function serveNode(signIn: SignIn): NodeSignIn {
  return {
    async handle(request, response, next) {
      const asked = await readRequest(request)
      if (!asked) return refuse(response, 400)
      try {
        const answer = await signIn.handle(asked)
        const text = await answer.text()
        response.statusCode = answer.status
        answer.headers.forEach((value, name) => void response.setHeader(name, value))
        response.end(text)
      } catch (error) {
        if (next) next(error)
        else refuse(response, 500)
      }
    },
    getAccounts: request => signIn.getAccounts(new Request(base, { headers: readHeaders(request) })),
  }
}

function refuse(response: NodeResponse, status: number): void {
  response.statusCode = status
  response.end('')
}

async function readRequest(request: NodeRequest): Promise<Request | undefined> {
  const { method = 'GET', url: asked = '/' } = request
  const url = new URL(base)
  // Assigned, not resolved: a path that begins with two slashes would name another host.
  url.pathname = asked.split('?')[0] ?? ''
  try {
    const body = method === 'GET' || method === 'HEAD' ? null : await readBody(request)
    return new Request(url, { method, headers: readHeaders(request), body })
  } catch {
    return undefined
  }
}

function readHeaders({ headers }: Pick<NodeRequest, 'headers'>): Headers {
  const read = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    // HTTP/2 pseudo-headers begin with a colon.
    if (value !== undefined && !name.startsWith(':'))
      read.set(name, typeof value === 'string' ? value : value.join(', '))
  }
  return read
}

async function readBody(request: NodeRequest): Promise<string> {
  if (request.body !== undefined) return JSON.stringify(request.body)
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of request) {
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })
    if (text.length > longestBody) break
  }
  return text
}
