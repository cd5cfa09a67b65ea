import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from '../../scripts/root.mjs'
import { getSocketOptions, WebSocket } from './connectClient.mjs'
import { createIdentity, createTopic } from './createIdentity.mjs'

const perAddress = 400
const atOnce = 100

/**
 * Opens sockets as pages do, with the client's own code and delays, each with one subscription, and records when
 * they open and close.
 */
export async function holdSockets(port, count) {
  // The published package is bundled, and this module is not exported.
  const { module } = await runnerImport(join(root, 'packages/pairing/src/relay/createConnection.ts'))
  const { createConnection } = module
  const environment = { setTimeout, clearTimeout, now: Date.now }
  const sockets = []
  let open = 0
  let closes = 0
  let refused = 0
  let stopped = 0
  let lastStop = ''
  let openedAt = []
  let onOpen = () => {}

  function add() {
    const place = Math.floor(sockets.length / perAddress)
    const options = getSocketOptions(place)
    const identity = createIdentity()
    const subscription = JSON.stringify({
      id: '1',
      jsonrpc: '2.0',
      method: 'irn_subscribe',
      params: { topic: createTopic() },
    })
    class Socket extends WebSocket {
      constructor(url) {
        super(url, options)
        this.once('close', code => {
          if (code === 3000) refused++
        })
      }
    }
    let isUp = false
    const connection = createConnection({
      environment,
      WebSocket: Socket,
      random: Math.random,
      getUrl: () => identity.getUrl(port),
      onOpen: () => connection.send(subscription),
      // The response to the subscription; only now the socket has recovered.
      onText: () => {
        if (isUp) return
        isUp = true
        open++
        openedAt.push(performance.now())
        onOpen()
      },
      onWake: () => {},
      onDown: () => {
        if (isUp) open--
        isUp = false
        closes++
      },
      // A client stops after three refusals and does not reconnect.
      onStopped: reason => {
        stopped++
        lastStop = reason
      },
    })
    sockets.push(connection)
    connection.open()
  }

  const waitFor = (number, limit) =>
    new Promise(resolve => {
      const timer = setTimeout(() => resolve(false), limit)
      onOpen = () => {
        if (open < number) return
        clearTimeout(timer)
        resolve(true)
      }
      onOpen()
    })

  while (sockets.length < count) {
    for (let index = 0; index < atOnce && sockets.length < count; index++) add()
    if (await waitFor(sockets.length, 60_000)) continue
    // Fails at once instead of waiting a minute for each further hundred: a missing socket stays missing.
    const words = `${open} of ${sockets.length} sockets are open after a minute; ${closes} closed, ${stopped} gave up`
    throw new Error(`${words}${lastStop && ` (${lastStop})`}.`)
  }
  return {
    waitFor,
    count: () => open,
    report() {
      const happened = { closes, refused, openedAt }
      closes = 0
      refused = 0
      openedAt = []
      return happened
    },
    keep(number) {
      for (const connection of sockets.splice(number)) connection.close()
    },
    close() {
      for (const connection of sockets) connection.close()
    },
  }
}
