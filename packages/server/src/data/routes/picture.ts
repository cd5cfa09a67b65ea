import { dataPaths } from '@portico/protocol/data'
import * as v from 'valibot'
import { readCaller } from '../../http/readAddress.js'
import { readQuery } from '../../http/readRequest.js'
import type { DataRouteContext } from './DataRouteContext.js'

/** Milliseconds, queueing included; below the request timeout. */
const longestWait = 7000
const QuerySchema = v.object({ url: v.pipe(v.string(), v.minLength(1), v.maxLength(2048)) })

/** GET /v1/picture?url: hides the visitor from the picture's host, and serves bitmaps only. */
export function addPictureRoute({ app, data, trustProxy }: DataRouteContext) {
  app.get(dataPaths.picture, async c => {
    const query = readQuery(c, QuerySchema)
    const { bytes, type } = await data.fetchPicture(query.url, {
      caller: readCaller(c, trustProxy).key,
      signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(longestWait)]),
    })
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': type,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'public, max-age=86400',
    })
  })
}
