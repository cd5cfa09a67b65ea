import { describe, expect, it } from 'vitest'
import { judgeSignatures } from './judgeSignatures.mjs'

const write = (invalid: object[], missing: object[] = []) => JSON.stringify({ invalid, missing })
const bad = { name: 'left-pad', version: '1.3.0' }

describe('judgeSignatures', () => {
  it('finds nothing where all are good [BL01]', () => {
    expect(judgeSignatures(write([]))).toEqual({ problems: [] })
  })

  it('names what is forged or left out [BL01]', () => {
    expect(judgeSignatures(write([bad])).problems).toEqual([
      "left-pad@1.3.0 has a signature that is not the registry's",
    ])
    expect(judgeSignatures(write([], [bad])).problems).toEqual([
      'left-pad@1.3.0 is not signed, though its registry signs',
    ])
  })

  it.each([
    ['nothing', '', 'no answer'],
    ['half a report', '{"invalid": [', 'no answer'],
    ['null', 'null', 'no answer'],
    ['an error', '{"error": {"code": "ENOTFOUND", "summary": "request failed"}}', 'ENOTFOUND'],
  ])('says that nothing was compared, given %s', (_, report, reason) => {
    expect(judgeSignatures(report)).toEqual({
      problems: [],
      skipped: `The registry's signatures could not be compared (${reason}).`,
    })
  })
})
