import { httpTimeout, PorticoError } from '@portico/protocol'
import { expect, it } from 'vitest'
import { submit } from './submit.ts'

it('passes on what the network says, its no included', async () => {
  await expect(submit(async () => '0xaa')).resolves.toBe('0xaa')
  const refused = new PorticoError({ code: 'node_refused', message: 'nonce too low', surface: 'throw' })
  await expect(submit(() => Promise.reject(refused))).rejects.toBe(refused)
})

it.each([
  new PorticoError(httpTimeout, { context: { url: 'node', seconds: 10 } }),
  new TypeError('fetch failed'),
])('says that nobody knows after %s', async error => {
  await expect(submit(() => Promise.reject(error))).rejects.toMatchObject({ code: 'submission_unknown' })
})
