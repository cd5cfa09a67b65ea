import * as v from 'valibot'
import { ServerFailure } from '../ServerFailure.js'
import { traceFetch } from '../tracing/createTracer.js'
import { readCapped } from './readCapped.js'

const timeoutMs = 4000
const mostBytes = 256 * 1024

const RefusalSchema = v.object({
  error: v.object({ code: v.number(), message: v.fallback(v.string(), ''), data: v.optional(v.unknown()) }),
})

export class NodeRefusal extends ServerFailure {
  constructor(readonly answer: v.InferOutput<typeof RefusalSchema>['error']) {
    super('The node answered with an error.')
  }
}

export async function callNode(node: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await traceFetch('node', () =>
    fetch(node, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }),
  )
  const text = await readCapped(response, mostBytes)
  if (!response.ok) throw new ServerFailure(`The node answered with ${response.status}.`)
  const answer: unknown = JSON.parse(text)
  if (typeof answer === 'object' && answer !== null && 'result' in answer) return answer.result
  const refused = v.safeParse(RefusalSchema, answer)
  if (refused.success) throw new NodeRefusal(refused.output.error)
  throw new ServerFailure('The node answered without a result.')
}
