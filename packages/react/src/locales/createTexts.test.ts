import { expect, it } from 'vitest'
import { createTexts } from './createTexts.js'
import { en } from './en.js'
import type { Translation } from './Messages.js'

const tips = {
  key: 'tips',
  english: { give: 'Give a tip', problems: { none: 'Enter an amount', high: 'Too much' } },
} as const
const german = {
  modal: { close: 'Schließen' },
  wallets: { count: { one: '{count} Wallet', many: '{count} Wallets', other: '{count} Wallets' } },
  tips: { problems: { high: 'Zu viel' } },
}

it('shows English for what a translation lacks', () => {
  const { messages, read } = createTexts(german)
  expect(read(tips)).toEqual({ give: 'Give a tip', problems: { none: 'Enter an amount', high: 'Zu viel' } })
  expect(messages.modal).toEqual({ ...en.modal, close: 'Schließen' })
  expect(messages.wallets.count).toEqual(german.wallets.count)
  expect(createTexts({ wallets: { count: '{count} 個' } }).messages.wallets.count).toBe('{count} 個')
})

it('prefers the texts of the site, and gives the same object every time', () => {
  // Only the texts of real views have typed keys.
  const { read } = createTexts(german, { 'tips.problems.high': 'Nein' } as object)
  expect(read(tips).problems.high).toBe('Nein')
  expect(read(tips)).toBe(read(tips))
})

it('knows by type which texts a language may have', () => {
  const some: Partial<Translation> = { swap: { give: 'Sie zahlen' } }
  // @ts-expect-error there is no such text
  const others: Partial<Translation> = { swap: { nothing: 'x' } }
  expect([some, others]).toHaveLength(2)
})
