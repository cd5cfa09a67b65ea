import { bytesToHex } from '@noble/hashes/utils.js'
import { encodeSs58 } from '@portico/codec/ss58'
import { getPublicKey as getSr25519Key } from '@scure/sr25519'
import { type Bytes, wipe } from '../keys/Bytes.ts'
import { bitcoinMain } from './bitcoin/derive/bitcoinNetworks.ts'
import {
  deriveBitcoinKeys,
  formatWif,
  listBitcoinAccounts,
  wipeKeys,
} from './bitcoin/derive/deriveBitcoinKeys.ts'
import { deriveCosmosKey, formatCosmosAddress, getPublicKey } from './cosmos/derive/deriveCosmosKey.ts'
import { derivePolkadotSecret, derivePolkadotSeed } from './polkadot/derive/derivePolkadotSecret.ts'
import { formatSolanaKey } from './solana/derive/deriveSolanaKey.ts'
import type { Keys } from './VaultFamily.ts'

interface ExportedKey {
  readonly name: string
  getAddress(owner: Keys): string
  /** As other wallets import it. */
  format(owner: Keys): string
}

/** A Bitcoin mainnet account. Test network keys differ and are not exported. */
function describeBitcoin(name: string, type: 'payment' | 'ordinal'): ExportedKey {
  function use(root: Bytes, act: (keys: ReturnType<typeof deriveBitcoinKeys>) => string): string {
    const keys = deriveBitcoinKeys(root, bitcoinMain)
    try {
      return act(keys)
    } finally {
      wipeKeys(keys)
    }
  }
  return {
    name,
    getAddress: ({ root }) =>
      use(
        root,
        keys => listBitcoinAccounts(keys, bitcoinMain).find(account => account.type === type)?.address ?? '',
      ),
    format: ({ root }) => use(root, keys => formatWif(keys[type], bitcoinMain)),
  }
}

function withSecret(secret: Bytes, act: (secret: Bytes) => string): string {
  try {
    return act(secret)
  } finally {
    wipe(secret)
  }
}

export const exportedKeys: Readonly<Record<string, ExportedKey>> = {
  eip155: {
    name: 'Ethereum (EVM)',
    getAddress: ({ accounts }) => accounts.addresses.eip155,
    format: ({ accounts }) => `0x${bytesToHex(accounts.evmKey)}`,
  },
  solana: {
    name: 'Solana',
    getAddress: ({ accounts }) => accounts.addresses.solana,
    format: ({ accounts }) => formatSolanaKey(accounts.solanaKey),
  },
  'bip122-segwit': describeBitcoin('Bitcoin (SegWit)', 'payment'),
  'bip122-taproot': describeBitcoin('Bitcoin (Taproot)', 'ordinal'),
  cosmos: {
    name: 'Cosmos',
    getAddress: ({ root }) =>
      withSecret(deriveCosmosKey(root), key => formatCosmosAddress(getPublicKey(key), 'cosmos')),
    format: ({ root }) => withSecret(deriveCosmosKey(root), bytesToHex),
  },
  polkadot: {
    name: 'Polkadot',
    getAddress: ({ root }) =>
      withSecret(derivePolkadotSecret(root), secret => encodeSs58(getSr25519Key(secret), 0)),
    // The family's tools call this a raw seed.
    format: ({ root }) => withSecret(derivePolkadotSeed(root), seed => `0x${bytesToHex(seed)}`),
  },
}
