import { expect, it } from 'vitest'
import { getVerifyUrl } from './getVerifyUrl.js'

it.each([
  [{}, 'https://verify.walletconnect.org'],
  [
    { relayUrl: ['wss://relay.walletconnect.org', 'wss://relay.walletconnect.com'] },
    'https://verify.walletconnect.org',
  ],
  [{ verifyUrl: false }, undefined],
  [{ relayUrl: 'wss://relay.example' }, undefined],
  [{ relayUrl: 'wss://relay.example', verifyUrl: 'https://api.example' }, 'https://api.example'],
] as const)('with %j, origins are attested by %s', (options, expected) => {
  expect(getVerifyUrl(options)).toBe(expected)
})
