import { isPorticoError } from '@portico/protocol'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createNodeClient } from './createNodeClient.ts'
import { fetchFromNode } from './fetchFromNode.ts'

const url = 'https://rpc.example/v2/0a1b2c3d4e5f'
const network = 'eip155:1'

/** Everything of an error that a page could be sent. */
async function tell(failing: Promise<unknown>) {
  const error: unknown = await failing.catch(cause => cause)
  if (!isPorticoError(error)) throw new Error('Expected an error of the catalogue.')
  return JSON.stringify([error.message, error.context])
}

it.each<[string, () => Promise<Response>]>([
  [
    'an error',
    async () => Response.json({ error: { code: -32000, message: `POST ${url}: 0a1b2c3d4e5f is over` } }),
  ],
  ['no JSON', async () => new Response(`<a href="${url}">`)],
  ['no answer of JSON-RPC', async () => Response.json({ error: url })],
  ['two megabytes', async () => new Response('x'.repeat(2_000_000))],
  ['nothing', () => Promise.reject(new TypeError(`fetch of ${url} failed`))],
])('keeps the key in the URL of a node that answers with %s [AU37]', async (_, fetch) => {
  const told = await tell(createNodeClient({ [network]: url }, { fetch }).call(network, 'eth_call', []))
  expect(told).not.toContain('0a1b2c3d4e5f')
})

it('keeps it where a node has a REST interface too, and leaves the reason [AU37]', async () => {
  vi.stubGlobal('fetch', async () => new Response(`bad-txns at ${url}/tx`, { status: 400 }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const told = await tell(fetchFromNode({ network, url }, '/tx', '00'))
  expect(told).toContain('bad-txns at [removed]')
  expect(told).not.toContain('0a1b2c3d4e5f')
})
