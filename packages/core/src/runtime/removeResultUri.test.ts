import { describe, expect, it } from 'vitest'
import { createFakeEnvironment } from '../../test/createFakeEnvironment.js'
import { createTestPortico } from '../../test/createTestPortico.js'
import { removeResultUri } from './removeResultUri.js'
import { startPortico } from './startPortico.js'

const at = (href: string) =>
  createFakeEnvironment({ location: { href, origin: 'https://dapp.example', hostname: 'dapp.example' } })

describe('the result of a login that nobody waits for', () => {
  it.each([
    ['https://dapp.example/?result_uri=x', 'https://dapp.example/'],
    ['https://dapp.example/a?q=a%20b&result_uri=x#top', 'https://dapp.example/a?q=a%20b#top'],
    ['https://dapp.example/?result_uri=1&b=2&result_uri=3', 'https://dapp.example/?b=2'],
    ['https://dapp.example/?%72esult_uri=x', 'https://dapp.example/'],
    ['https://dapp.example/?result_uri', 'https://dapp.example/'],
    ['https://dapp.example/?result_uri=%E0%A4%A&b=%zz', 'https://dapp.example/?b=%zz'],
    [`https://dapp.example/?result_uri=${'x'.repeat(100_000)}`, 'https://dapp.example/'],
    ['https://dapp.example/?a=1#tgWebAppData=2', undefined],
    ['https://dapp.example/?note=result_uri', undefined],
    ['https://dapp.example/#?result_uri=x', undefined],
    ['https://dapp.example/', undefined],
  ])('is taken out of the address and nothing else is: %.60s [V-02, DL09]', (href, expected) => {
    const fake = at(href)
    removeResultUri(fake)
    expect(fake.addresses).toEqual(expected === undefined ? [] : [expected])
  })

  it('is removed at the start, unread: nothing is asked of any server [V-02, DL07]', async () => {
    const fake = at('https://dapp.example/?result_uri=https%3A%2F%2Fevil.example%2Fsteal')
    const { portico } = createTestPortico({ fake })
    startPortico(portico)
    await expect.poll(() => fake.addresses).toEqual(['https://dapp.example/'])
    expect(fake.requests).toEqual([])
    expect(fake.opened).toEqual([])
    expect(JSON.stringify(portico.store.get())).not.toContain('evil.example')
  })
})
