/** Well-formed but wrong responses. */
export type CosmosWrongAnswers = {
  key?: 'null' | 'badAddress' | 'otherPrefix' | 'otherKey'
  accounts?: 'empty' | 'null'
  signature?: 'otherAccount' | 'short' | 'empty'
  /** The returned signed document differs from the requested one. */
  signed?: 'changed'
}

export interface CosmosKey {
  readonly name: string
  readonly algo: 'secp256k1'
  readonly pubKey: Uint8Array
  readonly address: Uint8Array
  readonly bech32Address: string
  readonly isNanoLedger: boolean
  readonly isKeystone: boolean
}

export function distortKey(key: CosmosKey, wrong: CosmosWrongAnswers['key']): CosmosKey {
  const distorted = distort(key, wrong)
  // Wrong on purpose; the type is what sites expect.
  return distorted as CosmosKey
}

function distort(key: CosmosKey, wrong: CosmosWrongAnswers['key']): unknown {
  switch (wrong) {
    case undefined:
      return key
    case 'null':
      return null
    case 'badAddress':
      return { ...key, bech32Address: `${key.bech32Address.slice(0, -1)}b` }
    case 'otherPrefix':
      return { ...key, bech32Address: key.bech32Address.replace(/^[a-z]+1/, 'wrong1') }
    case 'otherKey':
      return { ...key, pubKey: new Uint8Array(33).fill(2) }
  }
}
