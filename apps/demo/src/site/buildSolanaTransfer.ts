const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** A public key or a blockhash: 32 bytes. */
function decodeBase58(text: string): Uint8Array {
  let value = 0n
  for (const letter of text) value = value * 58n + BigInt(alphabet.indexOf(letter))
  return Uint8Array.from({ length: 32 }, (_, index) => Number((value >> BigInt(8 * (31 - index))) & 255n))
}

/** An unsigned transfer to oneself in wire format, as a Solana library would create it. */
export async function buildSolanaTransfer(
  rpcUrl: string,
  address: string,
  lamports: bigint,
): Promise<Uint8Array> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getLatestBlockhash', params: [] })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(rpcUrl, { method: 'POST', headers, body })
  const { result } = await answer.json()
  const amount = new Uint8Array(8)
  new DataView(amount.buffer).setBigUint64(0, lamports, true)
  const header = [1, 0, 1]
  const keys = [...decodeBase58(address), ...new Uint8Array(32)]
  const instruction = [1, 2, 0, 0, 12, 2, 0, 0, 0, ...amount]
  const message = [...header, 2, ...keys, ...decodeBase58(result.value.blockhash), 1, ...instruction]
  return Uint8Array.from([1, ...new Uint8Array(64), ...message])
}
