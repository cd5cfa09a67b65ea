import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createHttpServer } from './createHttpServer.js'

const listener: RequestListener = (_, response) => void response.end('hello')

async function start(load: () => Promise<RequestListener>) {
  const onError = vi.fn()
  const server = createHttpServer({ load, onError }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  // Listening on TCP, the address is never a pipe's name.
  const { port } = server.address() as AddressInfo
  return { server, onError, call: () => fetch(`http://127.0.0.1:${port}`) }
}

it('lets early requests wait for the code, which is loaded once', async () => {
  const load = vi.fn(async () => listener)
  const { call } = await start(load)
  const answers = await Promise.all([call(), call()])
  expect(await Promise.all(answers.map(answer => answer.text()))).toEqual(['hello', 'hello'])
  expect(load).toHaveBeenCalledTimes(1)
})

it('tells when the code cannot be loaded, and tries again with the next request', async () => {
  const load = vi.fn(async () => listener).mockRejectedValueOnce(new Error('A file is missing.'))
  const { call, onError } = await start(load)
  expect((await call()).status).toBe(503)
  expect(onError.mock.calls).toEqual([[new Error('A file is missing.')]])
  expect((await call()).status).toBe(200)
})

it('fails to warm up when the code cannot be loaded', async () => {
  const server = createHttpServer({ load: () => Promise.reject(new Error('A file is missing.')) })
  await expect(server.warm()).rejects.toThrow('A file is missing.')
})
