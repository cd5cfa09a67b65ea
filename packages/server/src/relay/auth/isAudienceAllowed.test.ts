import { expect, it } from 'vitest'
import { isAudienceAllowed, isOwnOrigin } from './isAudienceAllowed.js'

it.each([
  ['wss://relay.example', ['wss://relay.example'], 'x', true],
  ['wss://relay.example/', ['wss://relay.example'], 'x', true],
  ['wss://relay.example/relay/v1', ['wss://relay.example'], 'x', true],
  ['wss://shop.example/wc', ['wss://shop.example/wc'], 'x', true],
  ['wss://shop.example/other', ['wss://shop.example/wc'], 'x', false],
  ['ws://relay.example', ['wss://relay.example'], 'x', false],
  ['wss://relay.example.evil', ['wss://relay.example'], 'x', false],
  ['wss://user@relay.example', ['wss://relay.example'], 'x', false],
  ['wss://relay.example/?a=1', ['wss://relay.example'], 'x', false],
  ['https://relay.example', ['wss://relay.example'], 'x', false],
  ['ws://127.0.0.1:4100/relay', [], '127.0.0.1:4100', true],
  ['ws://localhost:4100', [], 'localhost:4100', true],
  ['ws://[::1]:4100', [], '[::1]:4100', true],
  ['ws://127.0.0.1:4101', [], '127.0.0.1:4100', false],
  ['wss://relay.example', [], 'relay.example', false],
  ['ws://127.0.0.1:4100', ['wss://relay.example'], '127.0.0.1:4100', false],
  ['wss://127.0.0.1.evil.example', [], '127.0.0.1.evil.example', false],
  [42, ['wss://relay.example'], 'x', false],
])(
  'judges the audience %s with the addresses %j and the host %s as %s [RL01]',
  (audience, audiences, host, allowed) => {
    expect(isAudienceAllowed(audience, { audiences, host, isLoopback: true })).toBe(allowed)
  },
)

it('serves nobody from elsewhere without configured addresses, whatever the Host header says [RL01]', () => {
  const rule = { audiences: [], host: '127.0.0.1:4100' }
  expect(isAudienceAllowed('ws://127.0.0.1:4100', { ...rule, isLoopback: true })).toBe(true)
  expect(isAudienceAllowed('ws://127.0.0.1:4100', { ...rule, isLoopback: false })).toBe(false)
})

it.each([
  ['https://relay.example', ['wss://relay.example/relay'], 'relay.example', true],
  ['http://relay.example', ['wss://relay.example'], 'evil.example', true],
  ['https://evil.example', ['wss://relay.example'], 'evil.example', false],
  ['https://undefined', ['nonsense'], 'evil.example', false],
  ['http://evil.example', [], 'evil.example', false],
  ['http://127.0.0.1:4100', [], '127.0.0.1:4100', true],
  ['null', [], '127.0.0.1:4100', false],
])(
  'takes the origin %s with the addresses %j and the host %s for its own: %s [R-14]',
  (origin, audiences, host, own) => {
    expect(isOwnOrigin(origin, { audiences, host, isLoopback: true })).toBe(own)
  },
)
