import { ChainQuerySchema, dataPaths } from '@portico/protocol/data'
import type { Context } from 'hono'
import * as v from 'valibot'
import { createRateLimiter, scaleLimit } from '../../http/createRateLimiter.js'
import { readCaller } from '../../http/readAddress.js'
import { readJson, readQuery } from '../../http/readRequest.js'
import { refuse, refuseForNow } from '../../http/refuse.js'
import type { ServerEnv } from '../../http/ServerContext.js'
import { createRpcProxy, RpcRequestSchema, rpcMethods } from '../rpc/createRpcProxy.js'
import type { DataRouteContext } from './DataRouteContext.js'

const mostCalls = 50
// A batch is one request with many calls, so calls have their own limit: this many per request allowed elsewhere.
const callsPerRequest = 25
const BodySchema = v.union([
  RpcRequestSchema,
  v.pipe(v.array(RpcRequestSchema), v.minLength(1), v.maxLength(mostCalls)),
])

/** POST /v1/?chainId&projectId: JSON-RPC, single or batched. Some libraries send it as text/plain. */
export function addRpcRoute({ app, data: { chains }, rateLimit, trustProxy }: DataRouteContext) {
  const answer = createRpcProxy()
  const limiter = createRateLimiter(scaleLimit(rateLimit, callsPerRequest))

  const handle = async (c: Context<ServerEnv>) => {
    const query = readQuery(c, ChainQuerySchema)
    const node = chains.get(query.chainId)?.node
    if (!node || !rpcMethods[node.family])
      return refuse(c, 'bad_request', `The network "${query.chainId}" is not served here.`)
    const body = await readJson(c, BodySchema)
    const wait = limiter.take(readCaller(c, trustProxy).key, Array.isArray(body) ? body.length : 1)
    if (wait > 0) return refuseForNow(c, wait)
    const answers = Array.isArray(body)
      ? await Promise.all(body.map(request => answer(node, request)))
      : await answer(node, body)
    return c.json(answers)
  }

  app.post(dataPaths.rpc, handle)
  app.post(dataPaths.rpc.slice(0, -1), handle)
}
