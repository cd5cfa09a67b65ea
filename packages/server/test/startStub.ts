import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from '../src/http/createHttpServer.js'

export interface StubRequest {
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

/** What a stub answers: a value as JSON, or whatever it does with the response itself. */
export type StubAnswer = (request: StubRequest, response: ServerResponse) => unknown

/** A server of somebody else that answers as it is told; `undefined` says that the answer was written already. */
export async function startStub(answer: StubAnswer) {
  const state = { answer, requests: [] as StubRequest[] }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub')
    const asked = { path: pathname, query: searchParams, headers: request.headers, body }
    state.requests.push(asked)
    const result = await state.answer(asked, response)
    if (result !== undefined) {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(result))
    }
  })
  const url = `http://${await listen(server, '127.0.0.1', 0)}`
  return {
    url,
    state,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

export type Stub = Awaited<ReturnType<typeof startStub>>
