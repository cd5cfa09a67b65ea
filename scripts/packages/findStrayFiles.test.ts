import { expect, it } from 'vitest'
import { findStrayFiles } from './findStrayFiles.mjs'

it('accepts the build, its types, the licence and the readme [BL09]', () => {
  const files = ['LICENSE', 'README.md', 'package.json', 'dist/exports/index.js', 'dist/exports/index.d.ts']
  expect(findStrayFiles(files)).toEqual([])
})

it('accepts the pictures that the image service answers with [BL09]', () => {
  expect(findStrayFiles(['marks/wallets.json', 'marks/LICENCE.txt'])).toEqual([])
})

it('accepts the pages of the vault [BL09]', () => {
  const hash = '0123456789abcdef'.repeat(2)
  const files = [
    'vault/index.html',
    'vault/LICENCE.txt',
    `vault/v/${hash}/keeper.js`,
    `vault/v/${hash}/vault.css`,
    `vault/v/${hash}/zh-CN.json`,
  ]
  expect(findStrayFiles(files)).toEqual([])
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
    'vault/page.html',
    'vault/v/latest/frame.js',
  ]
  expect(findStrayFiles(files)).toEqual(files)
})
