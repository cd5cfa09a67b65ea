import { expect, it } from 'vitest'
import { createUrlRedactor } from './createUrlRedactor.js'

const { redact, redactValue } = createUrlRedactor(
  ['https://user:pa%20ss-word@rpc.example/v2/0a1b2c3d4e5f?apikey=q9w8e7r6t5'],
  ['Bearer sk_live_1234'],
)

it.each([
  ['Too many requests for https://rpc.example/v2/other-key-here', 'Too many requests for [removed]'],
  ['POST rpc.example/v2/0a1b2c3d4e5f failed', 'POST rpc.example/v2/[removed] failed'],
  ['invalid apikey q9w8e7r6t5.', 'invalid apikey [removed].'],
  ['pa%20ss-word, pa ss-word, sk_live_1234', '[removed], [removed], [removed]'],
  ['(see wss://x.example/KEY)', '(see [removed])'],
  ['execution reverted: ERC20: transfer amount exceeds balance', undefined],
  ['nonce too low: next nonce 7, tx nonce 6', undefined],
])('takes keys and URLs out of "%s" and leaves the rest [AU37]', (text, rest = text) => {
  expect(redact(text)).toBe(rest)
})

it('looks into data, names of fields included [AU37]', () => {
  const data = { '0a1b2c3d4e5f': ['https://a.example', 7, null], hex: '0x08c379a0' }
  expect(redactValue(data)).toEqual({ '[removed]': ['[removed]', 7, null], hex: '0x08c379a0' })
})
