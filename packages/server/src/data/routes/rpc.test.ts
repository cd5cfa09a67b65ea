import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { ServerEnv } from '../../http/ServerContext.js'
import type { DataRouteContext } from './DataRouteContext.js'
import { addRpcRoute } from './rpc.js'

it('counts each call of a batch, so that nobody gets around the limit with batches [W-28]', async () => {
  const app = new Hono<ServerEnv>()
  const node = { chainId: 'eip155:1', family: 'eip155', callForeign: async () => '0x1' }
  addRpcRoute({
    app,
    data: { chains: new Map([['eip155:1', { node }]]) },
    rateLimit: { burst: 4, perSecond: 0.001 },
    trustProxy: true,
  } as unknown as DataRouteContext) // as much of it as is used
  const send = (calls: number, address: string) =>
    app.request('/v1/?chainId=eip155:1', {
      method: 'POST',
      body: JSON.stringify(Array(calls).fill({ id: 1, method: 'eth_blockNumber' })),
      headers: { 'X-Forwarded-For': address },
    })
  for (const calls of [50, 49]) expect((await send(calls, '192.0.2.1')).status).toBe(200)
  const refused = await send(2, '192.0.2.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await send(50, '192.0.2.2')).status).toBe(200)
})
