import { invalidRecoveryKit, PorticoError } from '@portico/protocol'
import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { type Bytes, takeBytes, wipe } from './Bytes.ts'
import { formatMnemonicBytes } from './deriveSeed.ts'
import { rootLength } from './splitRoot.ts'

/** The 24 BIP-39 words that encode the root and work in any other wallet. */
export function formatRecoveryKit(root: Bytes): string[] {
  const mnemonic = formatMnemonicBytes(root)
  const words = new TextDecoder().decode(mnemonic).split(' ')
  wipe(mnemonic)
  return words
}

/** Accepts any case and white space. */
export function parseRecoveryKit(text: string): Bytes {
  const words = text.normalize('NFKD').toLowerCase().trim().split(/\s+/)
  try {
    const entropy = mnemonicToEntropy(words.join(' '), wordlist)
    if (entropy.length !== rootLength) throw new PorticoError(invalidRecoveryKit)
    return takeBytes(entropy)
  } catch (cause) {
    throw new PorticoError(invalidRecoveryKit, { cause })
  }
}
