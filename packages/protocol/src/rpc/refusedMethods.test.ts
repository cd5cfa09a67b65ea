import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { getRpcPolicy } from './policy.js'
import { getRefusalReason, refusedMethods } from './refusedMethods.js'

const page = readFileSync(new URL('../../../../docs/embedded-wallet.md', import.meta.url), 'utf8')

it.each(refusedMethods)('%s is of no table, and its reason is written down [P-03]', method => {
  expect(getRpcPolicy(method)).toBe('unknown')
  expect(getRefusalReason(method)).toBeTruthy()
  expect(page).toContain(`\`${method}\``)
})

it('has no reasons for what every object has', () => {
  expect(getRefusalReason('constructor')).toBeUndefined()
})
