import { describe, expect, it } from 'vitest'
import { certainRefusals, unknownOutcomes } from '../../test/walletAnswers.js'
import { prepare } from '../families/adapter/prepare.js'
import { isOutcomeUnknown } from './isOutcomeUnknown.js'
import { normaliseError } from './normaliseError.js'

describe('isOutcomeUnknown', () => {
  it.each(unknownOutcomes)('does not take for a refusal: %s [RD18]', (_, thrown) => {
    expect(isOutcomeUnknown(thrown)).toBe(true)
    expect(isOutcomeUnknown(normaliseError(thrown, 'eth_sendTransaction'))).toBe(true)
  })

  it.each(certainRefusals)('knows that nothing was sent: %s', (_, thrown) => {
    expect(isOutcomeUnknown(thrown)).toBe(false)
    expect(isOutcomeUnknown(normaliseError(thrown, 'eth_sendTransaction'))).toBe(false)
  })

  it('knows that nothing was sent by an adapter that still prepared it', async () => {
    const failed = prepare(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(isOutcomeUnknown(await failed.catch((error: unknown) => error))).toBe(false)
  })
})
