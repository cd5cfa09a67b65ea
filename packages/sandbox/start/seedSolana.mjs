import { connectLocalTokens } from '@portico/sandbox/solana'
import { testAccounts } from '@portico/testing'
import { createSolanaAccount } from '@portico/testing/solana-wallet'
import { formatMetadata } from './formatMetadata.mjs'
import { bankKey, solanaTokens } from './solanaTokens.mjs'

/** In whole tokens, for each of the test accounts. */
const share = 1250n

/** Tokens of both programs and an NFT for each of the test accounts, on a fresh local chain. */
export async function seedSolana(url) {
  const local = await connectLocalTokens(url, bankKey)
  for (const token of solanaTokens) {
    const mint = await local.createToken(token)
    if (mint !== token.address)
      throw new Error("The sandbox's tokens are not at the addresses that the server expects.")
    for (const { privateKey } of testAccounts) {
      const { address } = createSolanaAccount(privateKey)
      await local.mintToken(mint, address, share * 10n ** BigInt(token.decimals))
    }
  }
  for (const [index, { privateKey }] of testAccounts.entries()) {
    const { address: owner } = createSolanaAccount(privateKey)
    const image = `ipfs://sandbox/solana-${index + 1}.png`
    const name = `Sketch ${index + 1}`
    const uri = formatMetadata({ name, description: 'Drawn for the sandbox.', image })
    await local.createCollectible({ owner, name, uri })
  }
}
