import { expect, it } from 'vitest'
import { parseValkeyUrl } from './createValkeyFanout.js'

it('reads every part of an address', () => {
  expect(parseValkeyUrl('rediss://relay:p%40ss@[::1]:7000/3')).toEqual({
    host: '::1',
    port: 7000,
    isEncrypted: true,
    user: 'relay',
    password: 'p@ss',
    database: 3,
  })
  expect(parseValkeyUrl('valkey://cache')).toEqual({
    host: 'cache',
    port: 6379,
    isEncrypted: false,
    user: 'default',
    password: '',
    database: 0,
  })
})

it.each([
  'http://:hunter2@cache',
  'valkey://',
  'cache:6379',
  'valkey://:hunter2@cache/name',
  'valkey://:hunter2%@cache',
  '',
])('says how it is written where %j is given, without the password', text => {
  expect(() => parseValkeyUrl(text)).toThrow(/^PORTICO_FANOUT_URL must look like valkey:/)
})
