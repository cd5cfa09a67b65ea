import { bytesToHex } from '@noble/hashes/utils.js'
import { encodeSs58 } from '@portico/codec/ss58'
import { getPublicKey as getSr25519Key } from '@scure/sr25519'
import type { Bytes } from '../keys/Bytes.ts'
import { wipe } from '../keys/Bytes.ts'
import {
  deriveBitcoinKeys,
  formatWif,
  listBitcoinAccounts,
  wipeKeys,
} from './bitcoin/derive/deriveBitcoinKeys.ts'
import { deriveCosmosKey, formatCosmosAddress, getPublicKey } from './cosmos/derive/deriveCosmosKey.ts'
import type { OwnKey } from './ownKeys.ts'
import { derivePolkadotSecret, derivePolkadotSeed } from './polkadot/derive/derivePolkadotSecret.ts'

const bitcoin = 'bip122:000000000019d6689c085ae165831e93'

/** A Bitcoin mainnet account. Test network keys differ and are not exported. */
function describeBitcoin(name: string, type: 'payment' | 'ordinal'): OwnKey {
  function use<value>(root: Bytes, act: (keys: ReturnType<typeof deriveBitcoinKeys>) => value): value {
    const keys = deriveBitcoinKeys(root, bitcoin)
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
        keys => listBitcoinAccounts(keys, bitcoin).find(account => account.type === type)?.address ?? '',
      ),
    format: ({ root }) => use(root, keys => formatWif(keys[type], bitcoin)),
  }
}

function withSecret<value>(secret: Bytes, act: (secret: Bytes) => value): value {
  try {
    return act(secret)
  } finally {
    wipe(secret)
  }
}

export const derivedKeys: Readonly<Record<string, OwnKey>> = {
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
