import { servicePaths, type Wallets, WalletsQuerySchema } from '@portico/protocol'
import { readQuery } from '../http/readQuery.js'
import { refuse } from '../http/refuse.js'
import type { App, ServerContext } from '../http/ServerContext.js'
import { findWallets } from '../registry/findWallets.js'

export function addWalletsRoute(app: App, { database }: ServerContext) {
  app.get(servicePaths.wallets, async c => {
    const query = readQuery(c, WalletsQuerySchema)
    if ('problem' in query) return refuse(c, 'bad_request', query.problem)
    return c.json<Wallets>(await findWallets(database, query.value))
  })
}
