import * as v from 'valibot'
import { ServerFailure } from '../../ServerFailure.js'
import { RpcErrorSchema, RpcFailure, UpstreamFailure } from '../UpstreamFailure.js'
import type { Upstream } from './createUpstream.js'
import { type Family, identifyChain, isFamily, type NodeCalls } from './identifyChain.js'

export interface RpcCall {
  method: string
  params: unknown
}

export interface ChainNode extends NodeCalls {
  readonly chainId: string
  readonly family: Family
  /** A call chosen by a client; its failure does not count against the node. */
  callForeign(method: string, params: unknown): Promise<unknown>
  callMany(calls: readonly RpcCall[]): Promise<unknown[]>
}

const AnswerSchema = v.object({ result: v.optional(v.unknown()), error: v.optional(RpcErrorSchema) })
const NamedAnswersSchema = v.array(v.object({ id: v.number(), ...AnswerSchema.entries }))

const trustedMs = 600_000
const distrustedMs = 30_000
const batchSize = 50

/** A network's node. No call is sent before the node has confirmed which network it is on. */
export function createChainNode(
  chainId: string,
  upstream: Upstream,
  now: () => number = Date.now,
): ChainNode {
  const [family] = chainId.split(':')
  if (!isFamily(family)) throw new ServerFailure(`The family of ${chainId} is not supported.`)
  let check: { until: number; found: Promise<string> } | undefined
  let takesBatches = true

  const formatCall = (method: string, params: unknown) => ({ jsonrpc: '2.0', id: 1, method, params })
  const calls: NodeCalls = {
    getText: upstream.getText,
    getJson: upstream.getJson,
    call: async (method, params) => readAnswer(await upstream.postJson(formatCall(method, params))),
  }

  function readAnswer(body: unknown): unknown {
    const answer = v.safeParse(AnswerSchema, body)
    if (!answer.success) throw new UpstreamFailure(`${upstream.name} does not answer as it should.`)
    const { result, error } = answer.output
    if (error) throw new RpcFailure(v.parse(RpcErrorSchema, upstream.redactValue(error)))
    return result
  }

  const identify = (known: Family) =>
    identifyChain(known, calls).catch(cause => {
      if (cause instanceof UpstreamFailure) throw cause
      throw new UpstreamFailure(`${upstream.name} does not say which network it is on.`, { cause })
    })

  async function verify(known: Family) {
    if (!check || now() >= check.until) check = { until: now() + trustedMs, found: identify(known) }
    const entry = check
    try {
      if ((await entry.found) === chainId) return
    } catch (error) {
      entry.until = 0 // the node may recover at any time
      throw error
    }
    entry.until = Math.min(entry.until, now() + distrustedMs)
    throw new UpstreamFailure(`${upstream.name} is on another network.`)
  }

  const callSingly = (batch: readonly RpcCall[]) =>
    Promise.all(batch.map(({ method, params }) => calls.call(method, params).catch(forgive)))

  async function callBatch(batch: readonly RpcCall[]): Promise<unknown[]> {
    if (!takesBatches) return await callSingly(batch)
    const requests = batch.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))
    let body: unknown
    try {
      body = await upstream.postJson(requests)
    } catch (error) {
      if (!(error instanceof UpstreamFailure && error.isTooLong)) throw error
      if (batch.length === 1) return [undefined]
      // The halves run in sequence: in parallel, long responses could exhaust memory.
      const middle = Math.ceil(batch.length / 2)
      const first = await callBatch(batch.slice(0, middle))
      return [...first, ...(await callBatch(batch.slice(middle)))]
    }
    const answers = v.safeParse(NamedAnswersSchema, body)
    if (!answers.success) {
      takesBatches = false
      return await callSingly(batch)
    }
    const results = new Map(answers.output.map(({ id, result, error }) => [id, error ? undefined : result]))
    return batch.map((_, id) => results.get(id))
  }

  return {
    chainId,
    family,
    getText: path => verify(family).then(() => calls.getText(path)),
    getJson: path => verify(family).then(() => calls.getJson(path)),
    call: (method, params) => verify(family).then(() => calls.call(method, params)),
    async callForeign(method, params) {
      await verify(family)
      try {
        return readAnswer(await upstream.postForeign(formatCall(method, params)))
      } catch (error) {
        // The node may be down: probe it with a call that every node supports before anything else.
        if (check && error instanceof UpstreamFailure && !error.isTooLong) check.until = 0
        throw error
      }
    },
    async callMany(many) {
      await verify(family)
      const batches = Array.from({ length: Math.ceil(many.length / batchSize) }, (_, index) =>
        many.slice(index * batchSize, (index + 1) * batchSize),
      )
      const results: unknown[] = []
      for (const batch of batches) results.push(...(await callBatch(batch)))
      return results
    },
  }
}

function forgive(cause: unknown): undefined {
  if (!(cause instanceof RpcFailure) && !(cause instanceof UpstreamFailure && cause.isTooLong)) throw cause
}
