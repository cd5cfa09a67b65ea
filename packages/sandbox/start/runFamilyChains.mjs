import { startBitcoin } from '@portico/sandbox/bitcoin'
import { startCosmos } from '@portico/sandbox/cosmos'
import { startPolkadot } from '@portico/sandbox/polkadot'
import { startSolana } from '@portico/sandbox/solana'
import { testAccounts } from '@portico/testing'
import { createBitcoinAccount } from '@portico/testing/bitcoin-wallet'
import { createCosmosAccount } from '@portico/testing/cosmos-wallet'
import { createPolkadotAccount } from '@portico/testing/polkadot-wallet'
import { createSolanaAccount } from '@portico/testing/solana-wallet'
import { getPorts } from './addresses.mjs'
import { endWith } from './endWith.mjs'
import { seedSolana } from './seedSolana.mjs'

/**
 * The local chains of the other families, in one process because their load is low. The test accounts are funded.
 */
const ports = getPorts(Number(process.env.PORTICO_SANDBOX_SLOT ?? 0))
const keys = testAccounts.map(({ privateKey }) => privateKey)
const bitcoinAccounts = keys.map(key => createBitcoinAccount(key))

const chains = await Promise.all([
  startSolana({
    port: ports.solana,
    funded: keys.map(key => createSolanaAccount(key).address),
    // Simulates a busy network, so that the fee choices differ.
    prices: [0, 1_000_000, 10_000_000, 10_000_000],
  }),
  startBitcoin({
    port: ports.bitcoin,
    funded: bitcoinAccounts.flatMap(({ payment, ordinals }) => [payment.address, ordinals.address]),
  }),
  startPolkadot({
    port: ports.polkadot,
    funded: keys.map(key => createPolkadotAccount(key).formatAddress(42)),
  }),
  startCosmos({
    port: ports.cosmos,
    funded: keys.map(key => createCosmosAccount(key).formatAddress('cosmos')),
  }),
])

endWith(() => Promise.all(chains.map(chain => chain.stop())))
const [{ url }] = chains
await seedSolana(url)
