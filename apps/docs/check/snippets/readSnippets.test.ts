import { expect, it } from 'vitest'
import { findMistakes, readSnippets } from './readSnippets.mjs'

const block = (language: string, ...lines: string[]) => [`\`\`\`${language}`, ...lines, '```'].join('\n')

const whole = block('ts', "import { createPortico } from 'portico'", 'createPortico({ projectId })')
const rest = block('ts', "import { connect } from 'portico'", 'connect(portico)')

it('reads the blocks that import something, with their place in the document', () => {
  const text = ['# Title', block('sh', 'npm install portico'), block('ts', 'openModal(portico)'), whole].join(
    '\n',
  )
  expect(readSnippets('docs/a.md', text)).toMatchObject([{ file: 'docs/a.md', line: 9, isWhole: true }])
})

it('knows what is written for another version than is installed here', () => {
  const install = (what: string) => `\n## ${what}\n${block('sh', `npm install ${what}`)}\n${whole}`
  const [old, present] = readSnippets('a.md', install('portico ethers@5') + install('@portico/core'))
  expect([old?.isPinned, present?.isPinned]).toEqual([true, false])
})

it('lets a block use names of an earlier one, unless it makes the kit itself', () => {
  const snippets = readSnippets('a.md', [whole, rest].join('\n'))
  const output = snippets
    .map(({ name, line }) => `cache/${name}(${line + 1},1): error TS2304: Cannot find name 'x'.`)
    .join('\n')
  expect(findMistakes(output, snippets)).toEqual(["a.md:3: error TS2304: Cannot find name 'x'."])
})

it('never lets a name pass that a package does not export', () => {
  const snippets = readSnippets('a.md', rest)
  const output = `cache/${snippets[0]?.name}(2,10): error TS2305: Module 'portico' has no exported member.`
  expect(findMistakes(output, snippets)).toHaveLength(1)
})
