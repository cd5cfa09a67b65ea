import { createSignIn, serveNode } from '@portico/siwx/server'
import express from 'express'

/**
 * An API whose orders only those see who have signed in with their wallet.
 * @param {{ site: string, secret: string }} options the origin of the page that calls it, and the secret of its sessions
 */
export function createApi({ site, secret }) {
  const signIn = serveNode(createSignIn({ domains: [new URL(site).host], secret }))
  const app = express()
  app.disable('x-powered-by')
  app.use(allowSite(site))
  app.use('/siwx', signIn.handle)
  app.get('/orders', async (request, response) => {
    const [account] = await signIn.getAccounts(request)
    if (!account) return response.status(401).json({ error: 'Sign in with your wallet to see your orders.' })
    response
      .set('cache-control', 'no-store')
      .json({ address: account.address, orders: ['One ticket to Vienna'] })
  })
  return app
}

/** Lets that page read the answers and send its cookie, and no other. */
const allowSite = site => (request, response, next) => {
  response.set({
    vary: 'Origin',
    'access-control-allow-origin': site,
    'access-control-allow-credentials': 'true',
  })
  if (request.method !== 'OPTIONS') return next()
  response.set('access-control-allow-headers', 'content-type, x-nonce-jwt').sendStatus(204)
}
