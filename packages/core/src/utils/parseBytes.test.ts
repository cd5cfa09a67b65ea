import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { parseBytes } from './parseBytes.js'

it('takes bytes of another realm for bytes', () => {
  const foreign: unknown = runInNewContext('Uint8Array.of(1, 2, 3).subarray(1)')
  expect(foreign instanceof Uint8Array).toBe(false)
  expect(parseBytes(foreign)).toEqual(Uint8Array.of(2, 3))
  expect(parseBytes(Buffer.from('hi'))).toEqual(new TextEncoder().encode('hi'))
})

it.each([[[1, 2]], ['\u0001'], [{ 0: 1, length: 1 }], [new Uint16Array(1)], [new ArrayBuffer(1)], [null]])(
  'takes %j for none',
  value => expect(parseBytes(value)).toBeUndefined(),
)
