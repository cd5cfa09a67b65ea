import { DirectSecp256k1Wallet } from '@cosmjs/proto-signing'

/** The address on Cosmos Hub of a key as wallets import it. */
export async function readCosmosKey(key: string): Promise<string> {
  const wallet = await DirectSecp256k1Wallet.fromKey(Buffer.from(key, 'hex'), 'cosmos')
  return (await wallet.getAccounts())[0]?.address ?? ''
}
