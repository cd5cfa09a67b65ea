import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redact, redactUrl } from './redact.js'

describe('redact', () => {
  it('keeps what tells nothing about a visitor [W-10]', () => {
    const properties = {
      name: 'MetaMask',
      platform: 'browser',
      count: 3,
      connected: true,
      nothing: null,
      list: ['a', 1],
    }
    expect(redact(properties)).toEqual(properties)
  })

  it.each(['address', 'walletAddress', 'email', 'userEmail', 'E-Mail', 'phone', 'accessToken', 'signature'])(
    'drops a field named %s [W-10]',
    name => expect(redact({ [name]: 'x', kept: 1 })).toEqual({ kept: 1 }),
  )

  it('removes mail and account addresses from any text, however deep [W-10]', () => {
    const user = fc.stringMatching(/^[a-z0-9.]{1,20}$/)
    const hex = fc.stringMatching(/^[0-9a-f]{40}$/)
    fc.assert(
      fc.property(user, hex, fc.string(), (name, digits, text) => {
        const stored = JSON.stringify(redact({ a: [{ b: `${text} ${name}@example.com 0x${digits}` }] }))
        return !stored.includes('@example.com') && !stored.includes(digits)
      }),
    )
  })

  it('gives text that PostgreSQL can keep, whatever came [W-10]', () => {
    fc.assert(fc.property(fc.jsonValue(), value => !/\0|\p{Cs}/u.test(JSON.stringify(redact({ value })))))
  })

  it('stays quick on hostile text', () => {
    const started = process.cpuUsage()
    for (const text of [
      '@'.repeat(50_000),
      'a@'.repeat(25_000),
      'a.'.repeat(25_000),
      `0x${'a'.repeat(50_000)}`,
    ])
      redact(text)
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(500)
  })
})

describe('redactUrl', () => {
  it.each([
    ['https://a.example/b?token=1#c', 'https://a.example/b'],
    ['https://a.example/#/user/alice@example.com', 'https://a.example/'],
    ['', ''],
  ])('makes %s to %s [W-10]', (url, kept) => expect(redactUrl(url)).toBe(kept))
})
