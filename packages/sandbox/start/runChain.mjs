import { deployDelegationContracts, startChain } from '@portico/sandbox/chain'
import { seededChain } from './contracts.mjs'
import { endWith } from './endWith.mjs'
import { seedChain } from './seedChain.mjs'

/**
 * A local chain of the sandbox. Like a public network it mines empty blocks, because libraries wait for the next
 * block before they check for a receipt again.
 */
const chain = await startChain({
  chainId: Number(process.env.CHAIN_ID),
  port: Number(process.env.PORT),
  blockTime: 5,
  autoMine: true,
})

endWith(() => chain.stop())
await deployDelegationContracts(chain.url)
if (seededChain === `eip155:${chain.chainId}`) await seedChain(chain.url)
