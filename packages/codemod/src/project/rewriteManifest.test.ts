import { expect, it } from 'vitest'
import { kits } from '../kits/kits.js'
import { type ManifestChange, rewriteManifest } from './rewriteManifest.js'

const change = (more: Partial<ManifestChange> = {}): ManifestChange => ({
  kit: kits.connectkit,
  modules: ['@portico/compat/connectkit'],
  left: [],
  version: '1.2.3',
  ...more,
})

it('takes the old packages out and the new ones in, in the order and indentation of the file', () => {
  const before = `${JSON.stringify({ name: 'a', dependencies: { connectkit: '^1', wagmi: '^2', react: '^18' } }, null, '\t')}\n`
  const after = {
    name: 'a',
    dependencies: {
      '@portico/compat': '^1.2.3',
      '@tanstack/react-query': '^5.0.0',
      portico: '^1.2.3',
      react: '^18',
      'react-dom': '^19.0.0',
      viem: '^2.0.0',
      wagmi: '^2',
    },
  }
  expect(rewriteManifest(before, change())).toBe(`${JSON.stringify(after, null, '\t')}\n`)
})

it('keeps an old package that the code still imports', () => {
  const before = JSON.stringify({ dependencies: { connectkit: '^1' } })
  expect(rewriteManifest(before, change({ left: ['connectkit'] }))).toContain('"connectkit": "^1"')
})

it('leaves others as they are', () => {
  const before = '{ "dependencies": { "react": "19" } }'
  expect(rewriteManifest(before, change({ modules: [] }))).toBe(before)
  expect(rewriteManifest('no JSON', change())).toBeUndefined()
})
