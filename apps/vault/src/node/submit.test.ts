import { httpTimeout, PorticoError } from '@portico/protocol'
import { expect, it } from 'vitest'
import { submit } from './submit.ts'

it('passes on what the network says, its no included', async () => {
  await expect(submit(async () => '0xaa', '0xbb')).resolves.toBe('0xaa')
  const refused = new PorticoError({ code: 'node_refused', message: 'nonce too low', surface: 'throw' })
  await expect(submit(() => Promise.reject(refused), '0xbb')).rejects.toBe(refused)
})

it.each([
  new PorticoError(httpTimeout, { context: { url: 'node', seconds: 10 } }),
  new TypeError('fetch failed'),
])('says that nobody knows after %s', async error => {
  await expect(submit(() => Promise.reject(error), '0xbb')).rejects.toMatchObject({
    code: 'submission_unknown',
  })
})

it.each([
  'already known',
  'Transaction simulation failed: This transaction has already been processed',
  'sendrawtransaction RPC error: {"code":-27,"message":"Transaction already in block chain"}',
])('takes what the node has already for submitted: %s', async message => {
  const known = new PorticoError({ code: 'node_refused', message, surface: 'throw' })
  await expect(submit(() => Promise.reject(known), '0xbb')).resolves.toBe('0xbb')
})
