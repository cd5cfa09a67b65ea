import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Outcome, Tracer } from '../tracing/createTracer.js'

export interface ObservedRequest {
  method: string
  /** Route template, such as `/v1/sessions/:account`, or `none`. */
  route: string
  status: number
  milliseconds: number
}

export type OnRequest = (request: ObservedRequest) => void

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Reports every request after its response. It has to be the first middleware to see refusals by the others. */
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

/** Follows https://opentelemetry.io/docs/specs/semconv/http. */
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

/** Middleware is registered for all methods and mostly for wildcard paths; what remains is the handler's route. */
function findTemplate(routes: readonly { method: string; path: string }[]): string {
  const answering = routes.findLast(({ method }) => method !== 'ALL')
  return (answering ?? routes.findLast(({ path }) => !path.endsWith('*')))?.path ?? 'none'
}
