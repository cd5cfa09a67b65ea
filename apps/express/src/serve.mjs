import { randomBytes } from 'node:crypto'
import { createApi } from './createApi.mjs'

const port = Number(process.env.PORT ?? 4203)

createApi({
  site: process.env.SITE ?? 'http://127.0.0.1:4200',
  // Of this process alone where none is given: all are signed out when it ends.
  secret: process.env.SIGN_IN_SECRET ?? randomBytes(32).toString('hex'),
}).listen(port, '127.0.0.1')
