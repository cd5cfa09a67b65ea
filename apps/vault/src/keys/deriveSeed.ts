import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256, sha512 } from '@noble/hashes/sha2.js'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { type Bytes, takeBytes, useSecret } from './Bytes.ts'
import { toUtf8 } from './encoding.ts'

const bitsPerWord = 11

function listWordNumbers(root: Bytes): Uint16Array {
  const digest = sha256(root)
  const checksumBits = (root.length * 8) / 32
  const numbers = new Uint16Array((root.length * 8 + checksumBits) / bitsPerWord)
  const bitAt = (index: number) => {
    const source = index < root.length * 8 ? root : digest
    const place = index % (root.length * 8)
    return ((source[place >> 3] ?? 0) >> (7 - (place & 7))) & 1
  }
  for (let bit = 0; bit < numbers.length * bitsPerWord; bit++) {
    const word = Math.floor(bit / bitsPerWord)
    numbers[word] = ((numbers[word] ?? 0) << 1) | bitAt(bit)
  }
  return numbers
}

/** BIP-39 words as bytes: a string cannot be wiped. */
export function formatMnemonicBytes(root: Bytes): Bytes {
  const numbers = listWordNumbers(root)
  const words = Array.from(numbers, number => toUtf8(wordlist[number] ?? ''))
  const mnemonic = new Uint8Array(words.reduce((total, word) => total + word.length + 1, -1)).fill(0x20)
  let offset = 0
  for (const word of words) {
    mnemonic.set(word, offset)
    offset += word.length + 1
  }
  numbers.fill(0)
  return mnemonic
}

/** WebCrypto's PBKDF2 is faster but leaves words and seed in memory that cannot be wiped. */
export function deriveSeed(root: Bytes): Bytes {
  return useSecret(formatMnemonicBytes(root), mnemonic =>
    takeBytes(pbkdf2(sha512, mnemonic, toUtf8('mnemonic'), { c: 2048, dkLen: 64 })),
  )
}
