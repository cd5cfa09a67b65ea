import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'

/** A request as it may be counted and logged: nothing in it names a visitor. */
export interface ObservedRequest {
  method: string
  /** The template of its address, `/v1/sessions/:account`, or `none` where there is nothing. */
  route: string
  status: number
  milliseconds: number
}

export type OnRequest = (request: ObservedRequest) => void

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Tells of every request once it is answered. The first middleware, so that it sees what the others refuse. */
export function observeRequests(onRequest: OnRequest | undefined): MiddlewareHandler {
  if (!onRequest) return (_, next) => next()
  return async (c, next) => {
    const since = performance.now()
    try {
      await next()
    } finally {
      const { method } = c.req
      onRequest({
        method: methods.has(method) ? method : 'other',
        route: findTemplate(matchedRoutes(c)),
        status: c.res.status,
        milliseconds: performance.now() - since,
      })
    }
  }
}

/** Middleware is there for all methods, and mostly for many addresses; what is left is who answers. */
function findTemplate(routes: readonly { method: string; path: string }[]): string {
  const answering = routes.findLast(({ method }) => method !== 'ALL')
  return (answering ?? routes.findLast(({ path }) => !path.endsWith('*')))?.path ?? 'none'
}
