import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Outcome, Tracer } from '../tracing/createTracer.js'

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
export function observeRequests(onRequest: OnRequest | undefined, tracer?: Tracer): MiddlewareHandler {
  if (!onRequest && !tracer) return (_, next) => next()
  return async (c, next) => {
    const since = performance.now()
    const describe = () => ({
      method: methods.has(c.req.method) ? c.req.method : 'other',
      route: findTemplate(matchedRoutes(c)),
      status: c.res.status,
    })
    try {
      if (tracer)
        await tracer.traceRequest(c.req.header('traceparent'), async () => {
          await next()
          return toOutcome(describe())
        })
      else await next()
    } finally {
      onRequest?.({ ...describe(), milliseconds: performance.now() - since })
    }
  }
}

/** In the words of https://opentelemetry.io/docs/specs/semconv/http. */
function toOutcome({ method, route, status }: Omit<ObservedRequest, 'milliseconds'>): Outcome {
  return {
    name: `${method} ${route}`,
    attributes: {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
    },
    hasFailed: status >= 500,
  }
}

/** Middleware is there for all methods, and mostly for many addresses; what is left is who answers. */
function findTemplate(routes: readonly { method: string; path: string }[]): string {
  const answering = routes.findLast(({ method }) => method !== 'ALL')
  return (answering ?? routes.findLast(({ path }) => !path.endsWith('*')))?.path ?? 'none'
}
