import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { readAddress } from './readAddress.js'

it.each([
  ['203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1::/48'],
  ['2001:db8::6', '2001:db8:0:0', '2001:db8:0::/48'],
  ['', '', 'unknown'],
  ['nonsense', 'nonsense', 'unknown'],
])('counts %s by %s and logs it as %s [RL15]', (remoteAddress, key, network) => {
  // Only these two parts of a request are read.
  const request = { headers: {}, socket: { remoteAddress } } as IncomingMessage
  expect(readAddress(request, false)).toEqual({ key, network })
})

it('takes the last address that the proxy noted only when the proxy is trusted', () => {
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' }
  const request = { headers, socket: { remoteAddress: '127.0.0.1' } } as unknown as IncomingMessage
  expect(readAddress(request, true).key).toBe('203.0.113.9')
  expect(readAddress(request, false).key).toBe('127.0.0.1')
})
