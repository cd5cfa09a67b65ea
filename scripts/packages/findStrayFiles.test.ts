import { expect, it } from 'vitest'
import { findStrayFiles } from './findStrayFiles.mjs'

it('accepts the build, its types, the licence and the readme [BL09]', () => {
  const files = ['LICENSE', 'README.md', 'package.json', 'dist/exports/index.js', 'dist/exports/index.d.ts']
  expect(findStrayFiles(files)).toEqual([])
})

it('accepts the pictures that the image service answers with [BL09]', () => {
  expect(findStrayFiles(['marks/wallets.json', 'marks/LICENCE.txt'])).toEqual([])
})

it('refuses sources, tests, maps, build notes and secrets [BL09]', () => {
  const files = [
    'src/a.ts',
    'dist/a.test.js',
    'dist/a.js.map',
    'dist/.tsbuildinfo',
    '.env',
    'dist/.env.js',
    'notes.md',
    'marks/sources/a.svg',
  ]
  expect(findStrayFiles(files)).toEqual(files)
})
