import { expect, it } from 'vitest'
import { findIds, formatTable, readCases } from './readCases.mjs'

const behaviours = `
- **T-07** A state. [code](../x.ts)
- **CJ06** A double click counts once. [guard](../guard.test.ts) · [other](../other.test.ts)
- **KS17** Randomness that \`fails\` makes no key. [draw](../draw.test.ts)
`

it('reads the attack cases and leaves out other behaviours', () => {
  expect([...readCases(behaviours)]).toEqual([
    ['CJ06', 'A double click counts once.'],
    ['KS17', 'Randomness that fails makes no key.'],
  ])
  expect([...readCases('| CJ15 | a visitor clicks steadily | a pause |')]).toEqual([
    ['CJ15', 'a visitor clicks steadily'],
  ])
})

it('reads the cases at the end of a title', () => {
  expect(findIds('counts once [CJ06, T-07]')).toEqual(['CJ06'])
  expect(findIds('hears nothing [FR01] [FR02]')).toEqual(['FR01', 'FR02'])
  expect(findIds('an error that says CJ06')).toEqual([])
})

it('counts a case as held only if all of its tests passed', () => {
  const tests = [
    { title: 'one [CJ06]', passed: true },
    { title: 'two [CJ06]', passed: false },
  ]
  const { lines, failed } = formatTable(readCases(behaviours), tests)
  expect(lines[0]).toMatch(/^CJ06 {2}A double click counts once\. +1\/2 {2}FAILED$/)
  expect(lines[1]).toMatch(/0\/0 {2}no test$/)
  expect(failed).toEqual(['CJ06'])
})
