import { readFileSync } from 'node:fs'
import { PorticoError } from '@portico/protocol'
import { errorCatalogue } from '@portico/protocol/catalogue'
import { describe, expect, it } from 'vitest'
import { makePages } from './makePages.mjs'

const pages = makePages()
const listBelow = (parent: string) =>
  pages.filter(page => page.parent === parent).map(({ address }) => address)
const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

describe('errors', () => {
  const entries = Object.values(errorCatalogue)

  it('have a page each, where the error says that it is, and no page is about none', () => {
    expect(listBelow('errors')).toEqual(entries.map(({ code }) => `errors/${code}`).sort())
    const { docs } = new PorticoError(errorCatalogue.userRejected)
    expect(listBelow('errors')).toContain(docs)
  })

  it('say what happened and where it is seen', () => {
    const page = pages.find(({ address }) => address === 'errors/user_rejected')
    expect(page?.text).toContain('You rejected the request in your wallet.')
    expect(page?.text).toContain('| Where it is seen | Shown to the visitor')
    expect(page?.text).toContain('`4001`')
  })
})

describe('what the connection doctor finds', () => {
  it('has a heading each, where its link leads', () => {
    const words = read('packages/react/src/views/doctor/strings.ts')
    const codes = [...words.matchAll(/^ {6}(\w+): \{$/gm)].map(([, code]) => code)
    const headings = [...read('docs/diagnose.md').matchAll(/^## (\w+)$/gm)].map(([, heading]) => heading)
    expect(codes.length).toBeGreaterThan(10)
    expect(headings).toEqual(codes)
  })
})

describe('hooks', () => {
  it('have a page each, with their types', () => {
    const exported = [...read('packages/react/src/exports/index.ts').matchAll(/\b(usePortico\w*)(?=[,\s])/g)]
    const names = exported.map(([, name]) => `hooks/${name}`)
    expect(listBelow('hooks').toSorted()).toEqual([...new Set(names)].sort())
    for (const { text, parent, address } of pages) {
      if (parent === 'hooks') expect(text, address).toMatch(/\nfunction usePortico/)
    }
  })
})

describe('views', () => {
  it('have a page each', () => {
    const folders = [...read('packages/react/src/views/views.ts').matchAll(/'\.\/(.+)\.js'/g)]
    const names = folders.flatMap(([, path]) =>
      [...read(`packages/react/src/views/${path}.ts`).matchAll(/^export const (\w+)/gm)].map(
        ([, name]) => `views/${name}`,
      ),
    )
    expect(names.length).toBeGreaterThan(40)
    expect(listBelow('views').toSorted()).toEqual(names.sort())
  })
})

it('has a page for each option', () => {
  expect(listBelow('options')).toEqual(
    expect.arrayContaining(['options/networks', 'options/wallets', 'options/features']),
  )
})
