import { describe, expect, it } from 'vitest'
import { formatDeploylessCall } from './formatDeploylessCall.js'

describe('formatDeploylessCall', () => {
  it('puts what it copies behind its program', () => {
    const call = formatDeploylessCall(
      { factory: '11'.repeat(20), factoryData: 'aabb' },
      '22'.repeat(20),
      'ccdd',
    )
    expect(call).toMatch(/^0x62000002620000[0-9a-f]{2}6000396000.*aabbccdd$/)
  })
})
