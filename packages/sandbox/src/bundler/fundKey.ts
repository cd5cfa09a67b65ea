import { createTestClient, type Hex, http, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'

/** A separate key, so that other transactions do not use its nonces. */
export async function fundKey(chainUrl: string): Promise<Hex> {
  const privateKey = generatePrivateKey()
  const client = createTestClient({ mode: 'hardhat', transport: http(chainUrl) })
  await client.setBalance({ address: privateKeyToAddress(privateKey), value: parseEther('1000') })
  return privateKey
}
