import { expect, it } from 'vitest'
import { type Entry, findEntries } from './findEntries.ts'

const entries: readonly Entry[] = [
  ['wallets/', 'Picking wallets', '', 'What a visitor sees first, and how theming differs.'],
  ['theming/', 'Theming', '', 'The dialog follows a few inputs.'],
  ['theming/#accent', 'Theming', 'Accent', 'A colour of buttons and links.'],
]
const find = (query: string) => findEntries(entries, query).map(([address]) => address)

it('puts the page of that name first, then its sections, then who mentions it', () => {
  expect(find('theming')).toEqual(['theming/', 'theming/#accent', 'wallets/'])
})

it('wants all of the words, in any order and case', () => {
  expect(find('Links colour')).toEqual(['theming/#accent'])
  expect(find('links wallets')).toEqual([])
})

it('finds nothing for nothing', () => {
  expect(find('  ')).toEqual([])
})
