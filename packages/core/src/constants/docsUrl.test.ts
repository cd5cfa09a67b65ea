import { expect, it } from 'vitest'
import manifest from '../../../portico/package.json' with { type: 'json' }
import { docsUrl } from './docsUrl.js'

it('is the homepage of the package that people install', () => {
  expect(docsUrl).toBe(manifest.homepage)
  expect(new URL(docsUrl).protocol).toBe('https:')
})
