import { once } from 'node:events'
import { createServer } from 'node:http'
import { drawPicture } from './drawPicture.mjs'

/** A mock IPFS gateway that serves an image for every path. */
export async function servePictures(port) {
  const server = createServer(({ url }, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end(drawPicture(url))
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: server.address().port,
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
