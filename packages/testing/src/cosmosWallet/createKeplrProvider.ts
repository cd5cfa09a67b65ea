import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64 } from '@scure/base'
import type { CosmosKernel } from './CosmosKernel.js'
import type { CosmosKey } from './cosmosWrongAnswers.js'
import {
  type AminoSignDoc,
  createMessageDoc,
  type DirectSignDoc,
  encodeAminoDoc,
  encodeDirectDoc,
} from './signDocs.js'

export interface CosmosSignature {
  readonly pub_key: { readonly type: 'tendermint/PubKeySecp256k1'; readonly value: string }
  readonly signature: string
}

export interface Signed<Doc> {
  readonly signed: Doc
  readonly signature: CosmosSignature
}

export interface AccountData {
  readonly address: string
  readonly algo: 'secp256k1'
  readonly pubkey: Uint8Array
}

/** CosmJS signer. */
export interface CosmosOfflineSigner {
  getAccounts(): Promise<readonly AccountData[]>
  signAmino<Doc extends AminoSignDoc>(signer: string, doc: Doc): Promise<Signed<Doc>>
  signDirect<Doc extends DirectSignDoc>(signer: string, doc: Doc): Promise<Signed<Doc>>
}

export type KeplrProvider = ReturnType<typeof createKeplrProvider>

/** The provider of Keplr and compatible wallets. */
export function createKeplrProvider(kernel: CosmosKernel) {
  const { handle, getWrong } = kernel

  /** A page that is not connected yet gets connected by its first request, if the user agrees. */
  async function enter(chainId: string, ask: () => Promise<void>): Promise<void> {
    if (!kernel.isEnabled(chainId)) await kernel.enable([chainId], ask)
  }

  function sign(chainId: string, signer: string, bytes: Uint8Array): CosmosSignature {
    const { pubKey, signature } = kernel.sign(chainId, signer, bytes)
    return {
      pub_key: { type: 'tendermint/PubKeySecp256k1', value: base64.encode(pubKey) },
      signature: base64.encode(signature),
    }
  }

  const getKey = (chainId: string): Promise<CosmosKey> =>
    handle('getKey', [chainId], async ask => {
      kernel.findChain(chainId)
      await enter(chainId, ask)
      return kernel.getKey(chainId)
    })

  const signAmino = <Doc extends AminoSignDoc>(
    chainId: string,
    signer: string,
    doc: Doc,
    options?: unknown,
  ): Promise<Signed<Doc>> =>
    handle('signAmino', [chainId, signer, doc, options], async ask => {
      const bytes = encodeAminoDoc(getWrong().signed === 'changed' ? { ...doc, sequence: '999' } : doc)
      const signature = sign(chainId, signer, bytes)
      await ask()
      // Keplr returns what it signed: the document with sorted keys.
      const signed: Doc = JSON.parse(new TextDecoder().decode(bytes))
      return { signed, signature }
    })

  const signDirect = <Doc extends DirectSignDoc>(
    chainId: string,
    signer: string,
    doc: Doc,
    options?: unknown,
  ): Promise<Signed<Doc>> =>
    handle('signDirect', [chainId, signer, doc, options], async ask => {
      const signed = getWrong().signed === 'changed' ? { ...doc, chainId: `${doc.chainId}-changed` } : doc
      const signature = sign(chainId, signer, encodeDirectDoc(signed))
      await ask()
      return { signed, signature }
    })

  function getOfflineSigner(chainId: string): CosmosOfflineSigner & { chainId: string } {
    return {
      chainId,
      ...getOfflineSignerOnlyAmino(chainId),
      signDirect: (signer, doc) => signDirect(chainId, signer, doc),
    }
  }

  function getOfflineSignerOnlyAmino(chainId: string): Omit<CosmosOfflineSigner, 'signDirect'> {
    return {
      async getAccounts(): Promise<readonly AccountData[]> {
        const { accounts: wrong } = getWrong()
        if (wrong === 'empty') return []
        // Wrong on purpose; the type is what sites expect.
        if (wrong === 'null') return null as unknown as readonly AccountData[]
        const { bech32Address, pubKey } = await getKey(chainId)
        return [{ address: bech32Address, algo: 'secp256k1', pubkey: pubKey }]
      },
      signAmino: (signer, doc) => signAmino(chainId, signer, doc),
    }
  }

  return {
    version: '0.13.0',
    mode: 'extension' as const,
    defaultOptions: {},
    enable: (chainIds: string | readonly string[]) =>
      handle('enable', [chainIds], async ask => kernel.enable([chainIds].flat(), ask)),
    disable: (chainIds?: string | readonly string[]) =>
      handle('disable', [chainIds], async () =>
        kernel.disable(chainIds === undefined ? undefined : [chainIds].flat()),
      ),
    getKey,
    getKeysSettled: (chainIds: readonly string[]) => Promise.allSettled(chainIds.map(getKey)),
    getOfflineSigner,
    getOfflineSignerOnlyAmino,
    getOfflineSignerAuto: async (chainId: string) => getOfflineSigner(chainId),
    signAmino,
    signDirect,
    signArbitrary: (chainId: string, signer: string, data: string | Uint8Array) =>
      handle('signArbitrary', [chainId, signer, data], async ask => {
        const signature = sign(chainId, signer, encodeAminoDoc(createMessageDoc(signer, data)))
        await ask()
        return signature
      }),
    verifyArbitrary: async (
      _: string,
      signer: string,
      data: string | Uint8Array,
      { pub_key, signature }: CosmosSignature,
    ) => {
      const digest = sha256(encodeAminoDoc(createMessageDoc(signer, data)))
      return secp256k1.verify(base64.decode(signature), digest, base64.decode(pub_key.value), {
        prehash: false,
      })
    },
    sendTx: (chainId: string, tx: Uint8Array, mode: 'sync' | 'async' | 'block') =>
      handle('sendTx', [chainId, tx, mode], async () => kernel.broadcast(chainId, tx, mode)),
    experimentalSuggestChain: (info: unknown) =>
      handle('experimentalSuggestChain', [info], async ask => {
        await ask()
        kernel.addChain(info)
      }),
    getChainInfosWithoutEndpoints: async () => ({
      chainInfos: kernel.listChains().map(({ chainId, prefix }) => ({
        chainId,
        chainName: chainId,
        bech32Config: { bech32PrefixAccAddr: prefix },
      })),
    }),
    ping: async () => {},
  }
}
