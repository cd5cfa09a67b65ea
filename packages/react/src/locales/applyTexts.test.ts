import { createPortico } from '@portico/core'
import { expect, expectTypeOf, it } from 'vitest'
import { buyStrings } from '../views/onRampProviders/strings.js'
import { applyTexts } from './applyTexts.js'
import { en } from './en.js'
import { loadButtonMessages } from './loadButtonMessages.js'
import type { TextKey } from './TextKey.js'

it('puts texts of the site in their places, and leaves all others as they are', () => {
  const words = applyTexts(en, {
    'connect.searchWallet': 'Find yours',
    'wallets.count': '{count} to choose from',
  })
  expect(words.connect).toEqual({ ...en.connect, searchWallet: 'Find yours' })
  expect(words.wallets.count).toBe('{count} to choose from')
  expect(words.titles).toBe(en.titles)
})

it('finds texts within the part that a view has', () => {
  const words = applyTexts(
    buyStrings.english,
    { 'buy.problems.addAmount': 'How much?', 'connect.or': 'else' },
    'buy',
  )
  expect(words).toEqual({
    ...buyStrings.english,
    problems: { ...buyStrings.english.problems, addAmount: 'How much?' },
  })
})

it('leaves alone what there is no text for', () => {
  // As a page without types writes it.
  const texts = { 'connect.nothing': 'x', connect: 'x', 'connect.or.more': 'x', constructor: 'x' } as object
  expect(applyTexts(en, texts)).toEqual(en)
})

it('reaches the buttons, in every language', async () => {
  expect(await loadButtonMessages('en', { 'buttons.connect': 'Log in' })).toMatchObject({ connect: 'Log in' })
  expect(await loadButtonMessages('de', { 'buttons.connect': 'Los' })).toMatchObject({
    connect: 'Los',
    wrongNetwork: 'Falsches Netzwerk',
  })
})

it('knows its keys by type', () => {
  expectTypeOf<'connect.or' | 'buy.problems.addAmount' | 'wallets.count'>().toExtend<TextKey>()
  createPortico({ networks: [], texts: { 'connect.or': 'else' } })
  // @ts-expect-error there is no such text
  createPortico({ networks: [], texts: { 'connect.nothing': 'x' } })
})
