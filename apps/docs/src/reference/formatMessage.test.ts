import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { formatMessage } from './formatMessage.mjs'

const read = (source: string) => {
  const [statement] = parseSync('message.ts', `(${source})`).program.body
  if (statement?.type !== 'ExpressionStatement') throw new Error('This is no expression.')
  const { expression } = statement
  return formatMessage(expression.type === 'ParenthesizedExpression' ? expression.expression : expression)
}

it('leaves a text as it is', () => {
  expect(read("'It\\'s gone.'")).toBe("It's gone.")
})

it('names what differs from case to case', () => {
  expect(read(`({ url, seconds }: { url: string }) => \`\${url} took \${Math.ceil(seconds)} s\``)).toBe(
    '{url} took {seconds} s',
  )
})

it('says the longer of two wordings', () => {
  expect(read(`({ name }) => \`Elements \${name ? \`of \${name} \` : ''}are taken.\``)).toBe(
    'Elements of {name} are taken.',
  )
})

it('is empty for what it does not know, so that the reference is not written', () => {
  expect(read('() => { return 1 }')).toBe('')
})
