import { encodeAbiParameters, serializeErc6492Signature } from 'viem'
import { describe, expect, it } from 'vitest'
import { parseWrappedSignature } from './parseWrappedSignature.js'

const factory = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

describe('parseWrappedSignature', () => {
  const bytes = [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }] as const
  const magic = '6492'.repeat(16)

  it('reads what another implementation writes', () => {
    const data = serializeErc6492Signature({ address: factory, data: '0xabcdef', signature: '0x1234' }).slice(
      2,
    )
    expect(parseWrappedSignature(data)).toEqual({
      factory: factory.slice(2).toLowerCase(),
      factoryData: 'abcdef',
      signature: '1234',
    })
  })

  it('takes nothing that is cut off or points outside of itself', () => {
    const whole = encodeAbiParameters(bytes, [factory, '0xabcdef', '0x1234']).slice(2)
    for (let length = 0; length < whole.length - 60; length += 2)
      expect(parseWrappedSignature(whole.slice(0, length) + magic)).toBeUndefined()
    const outside = `${whole.slice(0, 64)}${'f'.repeat(64)}${whole.slice(128)}`
    expect(parseWrappedSignature(outside + magic)).toBeUndefined()
    expect(parseWrappedSignature(whole)).toBeUndefined()
  })
})
