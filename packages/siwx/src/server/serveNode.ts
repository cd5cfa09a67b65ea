import type { SignIn } from './createSignIn.js'
import type { SignedInAccount } from './createTokens.js'

/** A request as Node and Express have it. */
export interface NodeRequest extends AsyncIterable<Uint8Array | string> {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** Where something has read it already, such as `express.json()`. */
  readonly body?: unknown
}

export interface NodeResponse {
  statusCode: number
  setHeader(name: string, value: string): unknown
  end(text: string): unknown
}

export interface NodeSignIn {
  /** Never rejects. What fails on the way goes to Express's `next`; without one the visitor is told that it failed. */
  handle(request: NodeRequest, response: NodeResponse, next?: (error: unknown) => void): Promise<void>
  getAccounts(request: Pick<NodeRequest, 'headers'>): Promise<readonly SignedInAccount[]>
}

/** Beyond this nothing is read: no sign-in is as long. */
const longestBody = 64 * 1024

/** Only the path of the URL counts. */
const base = 'http://localhost'

/** Sign-in for servers that do not use Request and Response: Node's own and Express. */
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

/** Undefined where it breaks off, or is of a kind that does not exist there. */
async function readRequest(request: NodeRequest): Promise<Request | undefined> {
  const { method = 'GET', url: asked = '/' } = request
  const url = new URL(base)
  // Set and not resolved: what begins with two slashes would name another host.
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
    // Those of HTTP/2 that are none begin with a colon.
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
