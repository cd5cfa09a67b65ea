import { Slip10, Slip10Curve, stringToPath } from '@cosmjs/crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { createKeyPairSignerFromPrivateKeyBytes } from '@solana/kit'
import { Keypair } from '@solana/web3.js'
import { HDNodeWallet } from 'ethers'
import { mnemonicToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { deriveSeed } from '../keys/deriveSeed.ts'
import { formatRecoveryKit, parseRecoveryKit } from '../keys/recoveryKit.ts'
import { createRoot } from '../keys/splitRoot.ts'
import { deriveAccounts } from './deriveAccounts.ts'

/** More where a machine has the time: `PORTICO_SEEDS=1000`. */
const seeds = Number(process.env.PORTICO_SEEDS ?? 12)

describe('deriveAccounts', () => {
  it('gives the addresses that viem, ethers, cosmjs and both Solana libraries give [KS05]', async () => {
    for (let count = 0; count < seeds; count++) {
      const root = createRoot()
      const mnemonic = formatRecoveryKit(root).join(' ')
      expect(mnemonicToEntropy(mnemonic, wordlist)).toEqual(root)
      const { addresses } = deriveAccounts(root)
      expect(addresses.eip155).toBe(mnemonicToAccount(mnemonic).address)
      expect(addresses.eip155).toBe(HDNodeWallet.fromPhrase(mnemonic).address)
      const path = stringToPath("m/44'/501'/0'/0'")
      const { privkey } = Slip10.derivePath(Slip10Curve.Ed25519, deriveSeed(root), path)
      expect(addresses.solana).toBe(Keypair.fromSeed(privkey).publicKey.toBase58())
      expect(addresses.solana).toBe((await createKeyPairSignerFromPrivateKeyBytes(privkey)).address)
      expect(addresses.solana).toBe(base58.encode(ed25519.getPublicKey(privkey)))
    }
  }, 300_000)

  it('gives the addresses that everybody knows of the all-abandon words', async () => {
    const words = `${'abandon '.repeat(23)}art`
    const { addresses } = deriveAccounts(parseRecoveryKit(words))
    expect(addresses).toEqual({
      eip155: mnemonicToAccount(words).address,
      solana: '3Cy3YNTFywCmxoxt8n7UH6hg6dLo5uACowX3CFceaSnx',
    })
  })
})

describe('parseRecoveryKit', () => {
  it('reads words however they were typed', async () => {
    const root = createRoot()
    const words = formatRecoveryKit(root)
    expect(words).toHaveLength(24)
    expect(parseRecoveryKit(`  ${words.join('\n\t ').toUpperCase()} `)).toEqual(root)
  })

  it('refuses a wrong checksum, an unknown word, and kits of another length', async () => {
    const words = formatRecoveryKit(createRoot())
    const invalid = expect.objectContaining({ code: 'invalid_recovery_kit' })
    const attempts = [
      [...words.slice(1), words[0] === 'zoo' ? 'abandon' : 'zoo'],
      [...words.slice(1), 'portico'],
      'legal winner thank year wave sausage worth useful legal winner thank yellow'.split(' '),
      [],
    ]
    // One in 256 wrong orders has a right checksum; these are none of them for sure.
    for (const attempt of attempts.slice(1)) {
      expect(() => parseRecoveryKit(attempt.join(' '))).toThrow(invalid)
    }
  })
})
