import { expect, it } from 'vitest'
import { findUriProblem } from './findUriProblem.ts'

const key = 'ab'.repeat(32)
const good = `wc:${key}@2?expiryTimestamp=1700000300&relay-protocol=irn&symKey=${key}`

it.each([
  ['https://example.com', /begins with wc:/],
  ['', /begins with wc:/],
  [`wc:${key}@1?bridge=x&key=${key}`, /version 1/],
  [good.slice(0, -1), /not complete/],
  [`wc:${key}@2?relay-protocol=irn`, /not complete/],
  [good.replace('300', '000'), /expired/],
])('says what is wrong with %s', (uri, problem) => {
  expect(findUriProblem(uri, 1_700_000_100_000)).toMatch(problem)
})

it.each([good, good.replace('wc:', 'wc://'), good.replace('expiryTimestamp=1700000300&', '')])(
  'tries %s',
  uri => {
    expect(findUriProblem(uri, 1_700_000_100_000)).toBeUndefined()
  },
)
