import type { AccountParameters, CosmosAminoDocument, CosmosSignature } from '@portico/core/adapter'
import { PorticoError, transactionAltered } from '@portico/protocol'
import { base64 } from '@scure/base'
import type { CosmosRuntime } from '../wallet/CosmosWallet.js'

/** An ADR-36 document, which no chain accepts as a transaction because it has no chain id and no fee. */
function createDocument(signer: string, data: string | Uint8Array): CosmosAminoDocument {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  return {
    chain_id: '',
    account_number: '0',
    sequence: '0',
    fee: { gas: '0', amount: [] },
    msgs: [{ type: 'sign/MsgSignData', value: { signer, data: base64.encode(bytes) } }],
    memo: '',
  }
}

export async function signArbitrary(
  { getWallet }: CosmosRuntime,
  { connector, network, address, data }: AccountParameters & { readonly data: string | Uint8Array },
): Promise<CosmosSignature> {
  const document = createDocument(address, data)
  const { signature, changed } = await getWallet(connector).signAmino(network, address, document)
  // A verifier rebuilds the document and does not know another memo.
  if (changed.length > 0) throw new PorticoError(transactionAltered)
  return signature
}

export async function signMessage(
  runtime: CosmosRuntime,
  { message, ...account }: AccountParameters & { readonly message: string | Uint8Array },
): Promise<string> {
  return (await signArbitrary(runtime, { ...account, data: message })).signature
}
