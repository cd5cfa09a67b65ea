import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serverSiwx } from '@portico/siwx'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, it, onTestFinished } from 'vitest'
import { createApi } from './createApi.mjs'

const site = 'https://shop.example'

async function startApi() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a port, since it listens on one
  server.on('request', createApi({ site, secret: 'a secret of thirty-two characters.' }))
  return origin
}

/** A browser: it keeps the cookie, and says from which page a request comes. */
function createBrowser() {
  let cookie = ''
  return async (url: string | URL | Request, init: RequestInit = {}) => {
    const headers = { ...(init.headers as Record<string, string>), origin: site, cookie }
    const response = await fetch(url, { ...init, headers })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return response
  }
}

it('shows orders to those who have signed in, and to nobody else', async () => {
  const api = await startApi()
  const browse = createBrowser()
  const orders = async (by = browse) => (await by(`${api}/orders`)).status
  expect(await orders()).toBe(401)

  const account = privateKeyToAccount(generatePrivateKey())
  const plugin = serverSiwx({ url: `${api}/siwx`, domain: 'shop.example', uri: site, fetch: browse })
  const data = await plugin.createMessage({ accountAddress: account.address, chainId: 'eip155:1' })
  const message = data.toString()
  const forged = await privateKeyToAccount(generatePrivateKey()).signMessage({ message })
  await expect(plugin.addSession({ data, message, signature: forged })).rejects.toThrow()
  expect(await orders()).toBe(401)

  const again = await plugin.createMessage({ accountAddress: account.address, chainId: 'eip155:1' })
  const signature = await account.signMessage({ message: again.toString() })
  await plugin.addSession({ data: again, message: again.toString(), signature })
  const answer = await browse(`${api}/orders`)
  expect(await answer.json()).toEqual({ address: account.address, orders: ['One ticket to Vienna'] })
  expect(answer.headers.get('access-control-allow-origin')).toBe(site)
  expect(await orders(createBrowser())).toBe(401)

  await plugin.setSessions([])
  expect(await orders()).toBe(401)
})

it('reads no body without end', async () => {
  const api = await startApi()
  const init = {
    method: 'POST',
    body: `"${'x'.repeat(2_000_000)}"`,
    headers: { 'content-type': 'application/json' },
  }
  const outcome = await createBrowser()(`${api}/siwx/authenticate`, init).then(
    ({ status }) => status,
    () => 'cut off',
  )
  expect([400, 'cut off']).toContain(outcome)
})
