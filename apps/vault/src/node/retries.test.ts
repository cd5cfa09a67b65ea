import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createNodeClient } from './createNodeClient.ts'
import { fetchFromNode } from './fetchFromNode.ts'

const url = 'https://node.example'
const network = 'eip155:1'
const answer = vi.fn<() => Response>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => answer())
  answer.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const node = createNodeClient({ [network]: url })
const reads = {
  'a JSON-RPC read': () => node.call(network, 'eth_blockNumber', []),
  'a REST read': () => fetchFromNode({ network, url }, '/fee-estimates'),
}
const submissions = {
  eth_sendRawTransaction: () => node.call(network, 'eth_sendRawTransaction', ['0x01']),
  eth_sendUserOperation: () => node.call(network, 'eth_sendUserOperation', [{}]),
  sendTransaction: () => node.call(network, 'sendTransaction', ['AQ==']),
  author_submitExtrinsic: () => node.call(network, 'author_submitExtrinsic', ['0x01']),
  'POST /tx': () => fetchFromNode({ network, url }, '/tx', '01'),
}

it.each(Object.entries(reads))('retries %s up to three times [K-03]', async (_name, read) => {
  answer.mockImplementation(() => new Response('{}', { status: 503 }))
  const outcome = expect(read()).rejects.toMatchObject({ code: 'http_status', context: { status: 503 } })
  await vi.runAllTimersAsync()
  await outcome
  expect(answer).toHaveBeenCalledTimes(4)
})

it.each(Object.entries(reads))('takes the answer that %s gets after a 503 [K-03]', async (_name, read) => {
  answer.mockImplementationOnce(() => new Response('<h1>Busy</h1>', { status: 503 }))
  answer.mockImplementation(() => Response.json({ result: '0x10' }))
  const outcome = read()
  await vi.runAllTimersAsync()
  expect(JSON.stringify(await outcome)).toContain('0x10')
  expect(answer).toHaveBeenCalledTimes(2)
})

it.each(Object.entries(submissions))('submits by %s once [K-03]', async (_name, submit) => {
  answer.mockImplementation(() => new Response('{}', { status: 503 }))
  const outcome = expect(submit()).rejects.toMatchObject({ code: 'http_status' })
  await vi.runAllTimersAsync()
  await outcome
  expect(answer).toHaveBeenCalledTimes(1)
})
