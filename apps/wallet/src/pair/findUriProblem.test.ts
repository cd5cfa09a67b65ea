import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { findUriProblem } from './findUriProblem.ts'

const key = 'ab'.repeat(32)
const topic = createHash('sha256').update(key, 'hex').digest('hex')
const good = `wc:${topic}@2?expiryTimestamp=1700000300&relay-protocol=irn&symKey=${key}`

it.each([
  ['https://example.com', /begins with wc:/],
  ['', /begins with wc:/],
  [`wc:${topic}@1?bridge=x&key=${key}`, /version 1/],
  [good.slice(0, -1), /not complete/],
  [`wc:${topic}@2?relay-protocol=irn`, /not complete/],
  [good.replace('irn', 'waku'), /not complete/],
  [good.replace('300', '000'), /expired/],
  [btoa(good.replace('300', '000')), /expired/],
])('says what is wrong with %s', (uri, problem) => {
  expect(findUriProblem(uri, 1_700_000_100_000)).toMatch(problem)
})

it.each([good, good.replace('wc:', 'wc://'), good.replace('expiryTimestamp=1700000300&', ''), btoa(good)])(
  'tries %s',
  uri => {
    expect(findUriProblem(uri, 1_700_000_100_000)).toBeUndefined()
  },
)
