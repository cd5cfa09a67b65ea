import { afterEach, expect, it, vi } from 'vitest'
import { createNativeReader } from './createNativeReader.ts'

afterEach(() => void vi.unstubAllGlobals())

const video = {} as HTMLVideoElement // the fake detector ignores it
const detect = vi.fn<() => Promise<{ rawValue: string }[]>>()

async function createReader(getSupportedFormats = async () => ['qr_code']) {
  class BarcodeDetector {
    static getSupportedFormats = getSupportedFormats
    detect = detect
  }
  vi.stubGlobal('window', { BarcodeDetector })
  return await createNativeReader()
}

it('finds the pairing code among other codes in the picture', async () => {
  const read = await createReader()
  detect.mockResolvedValueOnce([{ rawValue: 'https://example.com' }, { rawValue: 'wc:abc@2' }])
  expect(await read?.(video)).toBe('wc:abc@2')
  detect.mockResolvedValueOnce([{ rawValue: 'https://example.com' }])
  expect(await read?.(video)).toBe('https://example.com')
})

it('goes on after a picture that it could not look at', async () => {
  const read = await createReader()
  detect
    .mockRejectedValueOnce(new Error('InvalidStateError'))
    .mockResolvedValueOnce([{ rawValue: 'wc:abc@2' }])
  expect(await read?.(video)).toBeUndefined()
  expect(await read?.(video)).toBe('wc:abc@2')
})

it.each([
  ['reads no such codes', async () => ['ean_13']],
  ['cannot say what it reads', () => Promise.reject(new Error('NotSupportedError'))],
])('is not used where the detector of the browser %s', async (_, getSupportedFormats) => {
  expect(await createReader(getSupportedFormats)).toBeUndefined()
})
