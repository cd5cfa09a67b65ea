import type { AccountParameters, CosmosOfflineSigner, CosmosSignerMode } from '@portico/core/adapter'
import type { CosmosRuntime } from '../wallet/CosmosWallet.js'

/** CosmJS chooses the sign mode by which of the two methods a signer has. */
export async function getOfflineSigner(
  { getWallet }: CosmosRuntime,
  { connector, network, mode = 'any' }: AccountParameters & { readonly mode?: CosmosSignerMode | undefined },
): Promise<CosmosOfflineSigner> {
  const wallet = getWallet(connector)
  const { aminoOnly } = await wallet.getKey(network)
  const signAmino: CosmosOfflineSigner['signAmino'] = (signer, document) =>
    wallet.signAmino(network, signer, document)
  const signDirect: CosmosOfflineSigner['signDirect'] = (signer, document) =>
    wallet.signDirect(network, signer, document)
  const direct = mode === 'direct' || (mode === 'any' && !aminoOnly)
  return {
    async getAccounts() {
      const { address, publicKey } = await wallet.getKey(network)
      return [{ address, algo: 'secp256k1', pubkey: publicKey }]
    },
    ...(direct ? { signDirect } : { signAmino }),
  }
}
