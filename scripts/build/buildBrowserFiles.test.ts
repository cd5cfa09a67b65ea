import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as portico from '../../packages/portico/src/exports/index.js'
import { browserActions } from './buildBrowserFiles.mjs'

it('the files for pages without a bundler have every action that the README names', () => {
  const readme = readFileSync(new URL('../../packages/portico/README.md', import.meta.url), 'utf8')
  const [, list = ''] = /`portico\.js` also has the actions ([^;]+);/.exec(readme) ?? []
  const named = [...list.matchAll(/`(\w+)`/g)].map(([, name]) => name)
  expect(named).toEqual(
    expect.arrayContaining(['connect', 'requestWallet', 'sendCalls', 'signIn', 'signMessage', 'watchEvents']),
  )
  expect(browserActions).toEqual(expect.arrayContaining(named))
  expect(Object.keys(portico)).toEqual(expect.arrayContaining([...browserActions]))
})
