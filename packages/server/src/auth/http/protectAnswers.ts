import type { MiddlewareHandler } from 'hono'

const usual = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
} as const

export const protectAnswers: MiddlewareHandler = async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(usual)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}
