import { expect, it } from 'vitest'
import { findDefined, findNamed, findUnlinked } from './findIds.mjs'

const document = ['## A group', '', '- **Q-07** Something holds. [code](../a.ts)', '- **QZ01** So does this.']

it('reads the definitions of a document', () => {
  expect(findDefined(document.join('\n'))).toEqual(['Q-07', 'QZ01'])
})

it('tells which of them lead to no code', () => {
  expect(findUnlinked(document.join('\n'))).toEqual(['QZ01'])
})

it('finds what comments and titles name, also of a group that is not defined', () => {
  const source = `/** As Q-08 wants. */
    it('holds ${'[Q-07, QZ01]'}', run)
    it('holds too ${'[QX09]'}', run)`
  expect(findNamed(source, ['Q-07', 'QZ01']).sort()).toEqual(['Q-07', 'Q-08', 'QX09', 'QZ01'])
})

it('takes no other capitals and digits for an id', () => {
  expect(findNamed("const curve = 'P-256'; encode('SS58'); list[QX09]", ['Q-07', 'P-01'])).toEqual([])
})
