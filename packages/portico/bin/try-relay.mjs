import { parseArgs } from 'node:util'
import { tryRelay } from '@portico/pairing/try-relay'

export const tryRelayHelp = `portico try-relay: pairs a page and a wallet of this machine over a relay, and prints each step

  --project-id ID   the id of your project at the relay
  --relay URL       an address of your relay; may be repeated: the page then uses the first and the wallet the last.
                    Default: the public relay
  --origin URL      the origin of your site, which relays compare with the list of the project

  npx portico try-relay --project-id 0123456789abcdef --origin https://shop.example
`

/** Returns `false` if this Node has no WebSocket. */
export async function runTryRelay(args, print = text => process.stdout.write(`${text}\n`)) {
  const { values } = parseArgs({
    args,
    options: {
      'project-id': { type: 'string' },
      relay: { type: 'string', multiple: true },
      origin: { type: 'string' },
    },
  })
  const { 'project-id': projectId, relay: relayUrl, origin } = values
  if (!projectId) throw new Error('try-relay needs --project-id.')
  if (typeof globalThis.WebSocket !== 'function') return false
  const options = origin === undefined ? undefined : { headers: { origin: new URL(origin).origin } }
  await tryRelay({
    projectId,
    relayUrl,
    origin,
    WebSocket: class extends globalThis.WebSocket {
      constructor(url) {
        super(url, options)
      }
    },
    onStep: ({ name, milliseconds }) => print(`ok  ${name} (${milliseconds} ms)`),
  })
  print('The relay connects pages and wallets.')
  return true
}
