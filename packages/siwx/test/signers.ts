import { generateKeyPairSync, sign as signEd25519 } from 'node:crypto'
import { makeSignDoc, Secp256k1HdWallet, serializeSignDoc } from '@cosmjs/amino'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import {
  blake2AsU8a,
  cryptoWaitReady,
  ed25519PairFromSeed,
  ed25519Sign,
  encodeAddress,
  secp256k1PairFromSeed,
  secp256k1Sign,
  sr25519PairFromSeed,
  sr25519Sign,
} from '@polkadot/util-crypto'
import { base58, base64, hex } from '@scure/base'
import { p2pkh, p2sh, p2wpkh } from '@scure/btc-signer'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

/** An account that signs with the libraries of its family, not with ours. */
export interface Signer {
  readonly what: string
  readonly chainId: `${string}:${string}`
  readonly address: string
  sign(message: string): Promise<string>
}

const encode = (text: string) => new TextEncoder().encode(text)

function createEvm(): Signer {
  const account = privateKeyToAccount(generatePrivateKey())
  const sign = (message: string) => account.signMessage({ message })
  return { what: 'EVM', chainId: 'eip155:1', address: account.address, sign }
}

function createSolana(): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  return {
    what: 'Solana',
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    address: base58.encode(key),
    sign: async message => base58.encode(signEd25519(null, encode(message), privateKey)),
  }
}

async function createCosmos(): Promise<Signer> {
  const wallet = await Secp256k1HdWallet.generate(12)
  const [account] = await wallet.getAccounts()
  const address = account?.address ?? ''
  return {
    what: 'Cosmos',
    chainId: 'cosmos:cosmoshub-4',
    address,
    async sign(message) {
      const value = { signer: address, data: base64.encode(encode(message)) }
      const document = makeSignDoc(
        [{ type: 'sign/MsgSignData', value }],
        { gas: '0', amount: [] },
        '',
        '',
        0,
        0,
      )
      serializeSignDoc(document)
      return (await wallet.signAmino(address, document)).signature.signature
    },
  }
}

function createPolkadot(scheme: 'sr25519' | 'ed25519' | 'ecdsa', isNamed: boolean): Signer {
  const seed = crypto.getRandomValues(new Uint8Array(32))
  const wrap = (message: string) => `<Bytes>${message}</Bytes>`
  const sr = sr25519PairFromSeed(seed)
  const ed = ed25519PairFromSeed(seed)
  const ec = secp256k1PairFromSeed(seed)
  const accounts = { sr25519: sr.publicKey, ed25519: ed.publicKey, ecdsa: blake2AsU8a(ec.publicKey) }
  const signs = {
    sr25519: (text: string) => sr25519Sign(text, sr),
    ed25519: (text: string) => ed25519Sign(text, ed),
    ecdsa: (text: string) => secp256k1Sign(text, ec, 'blake2'),
  }
  const name = { ed25519: 0, sr25519: 1, ecdsa: 2 }[scheme]
  return {
    what: `Polkadot by ${scheme}${isNamed ? ', named' : ''}`,
    chainId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    address: encodeAddress(accounts[scheme], 0),
    sign: async message => {
      const bytes = signs[scheme](wrap(message))
      return `0x${hex.encode(Uint8Array.from(isNamed ? [name, ...bytes] : bytes))}`
    },
  }
}

/** By BIP-137, as wallets do it that know one kind of signature only. */
function createBitcoin(kind: 'p2pkh' | 'p2sh' | 'p2wpkh'): Signer {
  const secret = secp256k1.utils.randomSecretKey()
  const key = secp256k1.getPublicKey(secret)
  const payments = { p2pkh: p2pkh(key), p2sh: p2sh(p2wpkh(key)), p2wpkh: p2wpkh(key) }
  const header = { p2pkh: 31, p2sh: 35, p2wpkh: 39 }[kind]
  return {
    what: `Bitcoin ${kind}`,
    chainId: 'bip122:000000000019d6689c085ae165831e93',
    address: payments[kind].address ?? '',
    async sign(message) {
      const text = encode(message)
      const size = text.length < 253 ? [text.length] : [253, text.length & 255, text.length >> 8]
      const whole = Uint8Array.from([...encode('\x18Bitcoin Signed Message:\n'), ...size, ...text])
      const signed = secp256k1.sign(sha256(sha256(whole)), secret, { prehash: false, format: 'recovered' })
      return base64.encode(Uint8Array.from([header + (signed[0] ?? 0), ...signed.subarray(1)]))
    },
  }
}

export async function createSigners(): Promise<readonly Signer[]> {
  await cryptoWaitReady()
  return [
    createEvm(),
    createSolana(),
    await createCosmos(),
    createPolkadot('sr25519', false),
    createPolkadot('sr25519', true),
    createPolkadot('ed25519', false),
    createPolkadot('ed25519', true),
    createPolkadot('ecdsa', false),
    createPolkadot('ecdsa', true),
    createBitcoin('p2pkh'),
    createBitcoin('p2sh'),
    createBitcoin('p2wpkh'),
  ]
}
