import type { SourceContext } from '@portico/core/adapter'
import { languages } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import type { FakeEnvironment } from '../../core/test/createFakeEnvironment.js'
import { createTestClient } from '../test/createTestClient.js'
import { embedded } from './embedded.js'
import { loginKeys } from './loginKeys.js'

const create = (locale: string, name?: string) => {
  const context: SourceContext = { ...createTestClient().context, locale }
  return embedded({ vault: 'https://vault.example', name }).create(context)
}

it.each([
  ['en', 'Email Wallet'],
  ['de-AT', 'E-Mail-Wallet'],
  ['ar', 'محفظة البريد الإلكتروني'],
  ['tlh', 'Email Wallet'],
])('calls the wallet in %s: %s', (locale, name) => {
  expect(create(locale).name).toBe(name)
})

it('has a name of the wallet in every language', () => {
  expect(new Set(languages.map(language => create(language).name)).size).toBe(languages.length)
})

it('calls the wallet what its owner calls it, in every language', () => {
  expect(create('de', 'Shop Wallet').name).toBe('Shop Wallet')
})

describe('on a site that does not reconnect', () => {
  const page = { isFree: true, endsSessions: true } as const
  const start = (fake: FakeEnvironment) => {
    const source = embedded({ vault: 'https://vault.example' }).create(createTestClient({ fake }).context)
    source.start?.(page)
    return source
  }

  it('forgets who logged in before anything is asked of the vault [T-02] [AU31]', async () => {
    const { fake, logIn } = createTestClient()
    await logIn()
    const source = start(fake)
    expect(source.login?.begin('email')).toEqual({ type: 'address', way: 'email' })
    await expect.poll(() => [...fake.stored.keys()]).toEqual([loginKeys.leaving])
    expect(await source.restore()).toEqual([])
  })

  it('forgets the address of a login that was only begun, and loads nothing for it [T-02]', async () => {
    const { fake, memory } = createTestClient()
    memory.noteCode('ada@example.com')
    const source = start(fake)
    expect(source.login?.begin('email')).toEqual({ type: 'address', way: 'email' })
    expect([...fake.stored.keys()]).toEqual([])
  })
})

it('begins to connect within the click once it is prepared', async () => {
  const { context, events } = createTestClient()
  const source = embedded({ vault: 'https://vault.example' }).create(context)
  await source.prepare?.()
  const connecting = source.connect({ namespace: 'eip155' })
  expect(events).toEqual([{ type: 'loginWanted', namespace: 'eip155' }])
  source.cancelRequests?.()
  await expect(connecting).rejects.toMatchObject({ code: 'user_rejected' })
})
