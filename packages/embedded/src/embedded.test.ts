import type { SourceContext } from '@portico/core'
import { languages } from '@portico/protocol'
import { expect, it } from 'vitest'
import { createTestClient } from '../test/createTestClient.js'
import { embedded } from './embedded.js'

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

it('begins to connect within the click once it is prepared', async () => {
  const { context, events } = createTestClient()
  const source = embedded({ vault: 'https://vault.example' }).create(context)
  await source.prepare?.()
  const connecting = source.connect({ namespace: 'eip155' })
  expect(events).toEqual([{ type: 'loginWanted', namespace: 'eip155' }])
  source.cancelRequests?.()
  await expect(connecting).rejects.toMatchObject({ code: 'user_rejected' })
})
