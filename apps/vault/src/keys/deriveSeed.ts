import { wordlist } from '@scure/bip39/wordlists/english.js'
import type { Bytes } from './Bytes.ts'
import { toUtf8 } from './encoding.ts'
import { wipe } from './wipe.ts'

/** Each word stands for eleven bits; the last ones are a checksum. */
const bitsPerWord = 11

async function listWordNumbers(root: Bytes): Promise<Uint16Array> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', root))
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

/** BIP-39 words of a root as bytes: a string could never be overwritten. */
export async function formatMnemonicBytes(root: Bytes): Promise<Bytes> {
  const numbers = await listWordNumbers(root)
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

/** The BIP-39 seed of a root, without passphrase. The browser's own PBKDF2 is many times faster than a script. */
export async function deriveSeed(root: Bytes): Promise<Bytes> {
  const mnemonic = await formatMnemonicBytes(root)
  try {
    const key = await crypto.subtle.importKey('raw', mnemonic, 'PBKDF2', false, ['deriveBits'])
    const parameters = { name: 'PBKDF2', hash: 'SHA-512', salt: toUtf8('mnemonic'), iterations: 2048 }
    return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 512))
  } finally {
    wipe(mnemonic)
  }
}
