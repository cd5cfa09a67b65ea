import { readFileSync } from 'node:fs'
import { rpcFamilies } from '@portico/protocol/frame'
import { expect, it } from 'vitest'

const doc = readFileSync(new URL('../../../../../docs/chain-data/server.md', import.meta.url), 'utf8')
const [, columns = ''] = /## Required node methods\n\n(.*)\n/.exec(doc) ?? []

it.each(rpcFamilies)('%s has a column in docs/chain-data/server.md, "Required node methods"', family => {
  expect(columns).toContain(` ${family} |`)
})
