import { describe, expect, it } from 'vitest'
import { cleanText } from './cleanText.js'

describe('cleanText', () => {
  it.each([
    ['MetaMask\u200b', 'MetaMask'],
    ['\u202eksaMateM', 'ksaMateM'],
    ['  two\n lines\t', 'two lines'],
    ['a\u0000b\u001bc', 'abc'],
    ['<img onerror=alert(1)>', '<img onerror=alert(1)>'],
    ['🦊 Fox', '🦊 Fox'],
    ['\u200b\u200d', ''],
    [42, ''],
    [undefined, ''],
  ])('turns %j into %j', (value, text) => {
    expect(cleanText(value, 64)).toBe(text)
  })

  it('cuts by characters, never inside one', () => {
    expect(cleanText('🦊'.repeat(10_000), 64)).toBe('🦊'.repeat(64))
  })
})
