import { expect, it } from 'vitest'
import type { Page } from './content/readPages.mjs'
import { createLinker } from './render/createLinker.mjs'
import { writeTwin } from './writeTwin.mjs'

const server: Page = {
  source: 'packages/server/README.md',
  address: 'packages/server',
  title: 'Server',
  section: 'Packages',
  text: '# Server',
}

it('leads from Markdown to Markdown, and leaves code alone', () => {
  const text = [
    '[server](../../packages/server/README.md#try-it)',
    '```ts',
    'list[0](../../packages/server/README.md)',
    '```',
  ].join('\n')
  const page: Page = {
    source: 'docs/families/evm.md',
    address: 'families/evm',
    title: 'EVM',
    section: 'Families',
    text,
  }
  expect(writeTwin(page, createLinker([page, server]))).toBe(
    text.replace('../../packages/server/README.md#try-it', '../packages/server.md#try-it'),
  )
})
