import { servicePaths } from '@portico/protocol'
import type { MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import type { Database } from '../database/Database.js'
import { refuse } from '../http/refuse.js'
import type { App, ServerContext, ServerEnv } from '../http/ServerContext.js'
import { assets } from '../images/assets.js'
import { createMarks, findWalletMark, type MarkName } from '../images/createMarks.js'
import { drawMark, type Mark } from '../images/drawMark.js'

const walletImageId = /^[a-f0-9]{64}$/
const assetImageId = /^[a-f0-9]{8}(?:-[a-f0-9]{4}){3}-[a-f0-9]{12}$/
const currencyCode = /^[A-Za-z]{3,5}$/
const tokenSymbol = /^[A-Za-z0-9][A-Za-z0-9.+-]{0,15}$/

// Images need no project: any page may show them.
const serveImages: MiddlewareHandler<ServerEnv> = async (c, next) => {
  await next()
  c.res.headers.set('Access-Control-Allow-Origin', '*')
  c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  if (!c.res.ok) return
  c.res.headers.set('Content-Type', 'image/svg+xml')
  c.res.headers.set('Cache-Control', 'public, max-age=604800')
}

interface Picture extends Mark {
  real?: MarkName | undefined
}

export function addImageRoutes(app: App, { database }: ServerContext) {
  const findMark = createMarks()
  addRoute(servicePaths.walletImage, walletImageId, async id => {
    const name = await findWalletName(database, id)
    if (name === undefined) return undefined
    return { seed: id, label: name, shape: 'square', real: ['wallets', findWalletMark(name)] }
  })
  addRoute(servicePaths.assetImage, assetImageId, async id => {
    const { label = '', mark } = assets.get(id) ?? {}
    return { seed: id, label, shape: 'hexagon', real: mark }
  })
  addRoute(servicePaths.currencyImage, currencyCode, async id => {
    return { seed: id.toUpperCase(), label: id.toUpperCase(), shape: 'circle' }
  })
  addRoute(servicePaths.tokenImage, tokenSymbol, async id => {
    const symbol = id.toUpperCase()
    return { seed: symbol, label: symbol, shape: 'circle', real: ['tokens', symbol] }
  })

  function addRoute(path: string, grammar: RegExp, find: (id: string) => Promise<Picture | undefined>) {
    app.get(`${path}/:id`, serveImages, etag(), async c => {
      const id = c.req.param('id')
      const picture = id !== undefined && grammar.test(id) && (await find(id))
      if (!picture) return refuse(c, 'not_found')
      return c.body((picture.real && (await findMark(picture.real))) ?? drawMark(picture))
    })
  }
}

async function findWalletName(database: Database, imageId: string): Promise<string | undefined> {
  const [row] = await database<{ name: string }[]>`select name from wallets where image_id = ${imageId}`
  return row?.name
}
