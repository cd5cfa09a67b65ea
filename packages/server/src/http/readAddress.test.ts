import { expect, it } from 'vitest'
import { readAddress } from './readAddress.js'

it.each([
  ['203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['::ffff:cb00:714d', '203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2', '2001:db8:1::/48'],
  ['2001:db8::6', '2001:db8:0:0', '2001:db8:0::/48'],
  ['2001:db8::203.0.113.77', '2001:db8:0:0', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0::/48'],
  ['', '', 'unknown'],
  ['nonsense', '', 'unknown'],
])('counts %s by %s and logs it as %s [RL15]', (remoteAddress, key, network) => {
  expect(readAddress({ remoteAddress, forwarded: undefined }, false)).toMatchObject({ key, network })
})

it('takes the last address that the proxy noted only when the proxy is trusted', () => {
  const source = { remoteAddress: '127.0.0.1', forwarded: '198.51.100.1, 203.0.113.9' }
  expect(readAddress(source, true).key).toBe('203.0.113.9')
  expect(readAddress(source, false).key).toBe('127.0.0.1')
})

it('counts back over as many proxies as there are, so that no visitor can choose an address', () => {
  const read = (forwarded: string, hops: number) =>
    readAddress({ remoteAddress: '127.0.0.1', forwarded }, hops).key
  // What the visitor has sent, then the visitor as the CDN saw it, then the CDN as nginx saw it.
  expect(read('198.51.100.1, 203.0.113.9, 192.0.2.7', 2)).toBe('203.0.113.9')
  expect(read('198.51.100.1, 203.0.113.9, 192.0.2.7', 1)).toBe('192.0.2.7')
  expect(read('203.0.113.9', 2)).toBe('127.0.0.1')
  expect(read('203.0.113.9', 0)).toBe('127.0.0.1')
})

it.each([
  ['203.0.113.9:50123', '203.0.113.9'],
  ['[2001:db8::6]:50123', '2001:db8:0:0'],
  ['[2001:db8::6]', '2001:db8:0:0'],
  ['', '127.0.0.1'],
  ['unknown', '127.0.0.1'],
])('reads %j of a proxy as %s, whatever port or word stands there', (forwarded, key) => {
  expect(readAddress({ remoteAddress: '127.0.0.1', forwarded }, true).key).toBe(key)
})

it.each([
  ['127.0.0.1', undefined, false, true],
  ['127.8.0.1', undefined, false, true],
  ['::1', undefined, false, true],
  ['::ffff:127.0.0.1', undefined, false, true],
  ['203.0.113.9', undefined, false, false],
  ['2001:db8::1', undefined, false, false],
  // A proxy on this machine, trusted or not.
  ['127.0.0.1', '203.0.113.9', false, false],
  ['127.0.0.1', '127.0.0.1', false, false],
  ['127.0.0.1', '203.0.113.9', true, false],
  ['127.0.0.1', '127.0.0.1', true, true],
  ['203.0.113.9', '127.0.0.1', false, false],
])(
  'says of %s, with %s noted and trust %s, that it is this machine: %s',
  (remoteAddress, forwarded, trust, isLoopback) => {
    expect(readAddress({ remoteAddress, forwarded }, trust).isLoopback).toBe(isLoopback)
  },
)
