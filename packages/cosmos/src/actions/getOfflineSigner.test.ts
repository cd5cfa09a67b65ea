import { SigningStargateClient } from '@cosmjs/stargate'
import { type Cosmos, startCosmos } from '@portico/sandbox/cosmos'
import { createAdapterContext } from '@portico/testing/conformance'
import { createCosmosAccount } from '@portico/testing/cosmos-wallet'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCosmosNetwork, createCosmosWorld, formatHolder } from '../../test/createCosmosWorld.js'
import { cosmos } from '../cosmos.js'

let chain: Cosmos
beforeAll(async () => {
  chain = await startCosmos({ funded: [formatHolder()] })
})
afterAll(() => chain.stop())

it.each(['direct', 'amino'] as const)('signs for CosmJS in %s mode [C-10]', async mode => {
  const { page } = createCosmosWorld(chain)
  const network = createCosmosNetwork(chain)
  const { context, connectors } = createAdapterContext({ page, networks: [network] })
  const adapter = cosmos().create(context)
  adapter.start()
  const [connector] = connectors()
  if (!connector) throw new Error('The wallet was not discovered.')
  const { accounts } = await adapter.connect({ connector, network })
  const address = accounts[0]?.address ?? ''
  const signer = await adapter.methods.getOfflineSigner?.({ connector, network, address, mode })
  // CosmJS tells the two kinds of signers apart by what they have; ours is one of them.
  const given = signer as unknown as Parameters<typeof SigningStargateClient.connectWithSigner>[1]
  const client = await SigningStargateClient.connectWithSigner(chain.url, given)
  const recipient = createCosmosAccount(`0x${'22'.repeat(32)}`).formatAddress('cosmos')
  const amount = [{ denom: 'uatom', amount: '5' }]
  const fee = { amount: [{ denom: 'uatom', amount: '5000' }], gas: '200000' }
  const { code } = await client.sendTokens(address, recipient, amount, fee)
  expect(code).toBe(0)
  client.disconnect()
})
