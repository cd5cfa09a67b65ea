import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseMailbox } from './parseMailbox.js'

describe('parseMailbox', () => {
  it.each([
    ['A+b@Ex.COM', 'a+b@ex.com'],
    [' ada@example.com ', 'ada@example.com'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada@XN--BCHER-KVA.example', 'ada@xn--bcher-kva.example'],
    ["o'neil.x@mail.example", "o'neil.x@mail.example"],
  ])('reads %j as %s [AU07]', (text, mailbox) => {
    expect(parseMailbox(text)).toBe(mailbox)
  })

  it.each([
    '',
    '@',
    'ada',
    'ada@',
    '@example.com',
    'ada@localhost',
    'ada@127.0.0.1',
    'ada@127.1',
    'ada@[127.0.0.1]',
    '"ada"@example.com',
    '"a b"@example.com',
    'a@b@example.com',
    'ada@example.com, eve@example.com',
    'Ada <ada@example.com>',
    'ada@example.com\r\nBcc: eve@example.com',
    'ada\n@example.com',
    'ada@exam\u0000ple.com',
    '.ada@example.com',
    'ada..b@example.com',
    'ada@-example.com',
    'ada@example..com',
    'ada@ex%61mple.com',
    'ädа@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a'.repeat(64)}.com`,
    `ada@${'abcdefgh.'.repeat(40)}com`,
  ])('refuses %j [AU07]', text => {
    expect(parseMailbox(text)).toBeUndefined()
  })

  it('gives nothing that could be more than one mailbox in a header, and itself again [AU07]', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.emailAddress(),
      fc.tuple(fc.string(), fc.domain()).map(parts => parts.join('@')),
    )
    fc.assert(
      fc.property(text, value => {
        const mailbox = parseMailbox(value)
        if (mailbox === undefined) return
        expect(mailbox).toMatch(/^[^\s<>(),:;@"[\]\\\p{C}]+@[a-z0-9.-]+$/u)
        expect(parseMailbox(mailbox)).toBe(mailbox)
      }),
    )
  })
})
