import { connectLocalContracts, testAccounts } from '@portico/sandbox/chain'
import { contracts, seeder, seederKey } from './contracts.mjs'
import { formatMetadata } from './formatMetadata.mjs'

const hex = value => `0x${value.toString(16)}`

async function call(url, method, ...params) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { error, result } = await response.json()
  if (error) throw new Error(`${method}: ${error.message}`)
  return result
}

/** Seeds a fresh local chain with tokens, NFTs, names, an exchange and some history for the test accounts. */
export async function seedChain(url) {
  if (Number(await call(url, 'eth_getTransactionCount', seeder, 'latest')) > 0) return
  await call(url, 'hardhat_setBalance', seeder, hex(10n ** 21n))
  const local = connectLocalContracts(url, seederKey)
  const made = [
    await local.deployToken({ name: 'Sandbox Dollar', symbol: 'SUSD', decimals: 6, supply: 10n ** 15n }),
    await local.deployToken({ name: 'Coffee Points', symbol: 'CAFE', decimals: 18, supply: 10n ** 27n }),
    await local.deployCollection('Sandbox Pictures', 'PIC'),
    await local.deployMultiToken(),
    await local.deployNames(),
    await local.deployWrappedCoin(),
    await local.deployExchange(contracts.wrapped),
  ]
  const expected = Object.values(contracts)
  if (made.some((address, index) => address.toLowerCase() !== expected[index]?.toLowerCase())) {
    throw new Error("The sandbox's contracts are not at the addresses that the server expects.")
  }
  await fillPools(local)
  const [alice, bob, carol, dave, , , , heidi] = testAccounts
  for (const [name, { address }] of Object.entries({ alice, bob, carol, dave, heidi })) {
    await local.sendToken(contracts.dollar, address, 1_250_000_000n)
    await local.sendToken(contracts.coffee, address, 42n * 10n ** 18n)
    const image = `ipfs://sandbox/${name}.png`
    const picture = { name: `Picture of ${name}`, description: 'Drawn for the sandbox.', image }
    await local.mintCollectible(contracts.pictures, address, formatMetadata(picture))
    const ticket = { name: 'Ticket', image: 'ipfs://sandbox/ticket.png' }
    await local.mintMultiToken(contracts.tickets, address, 7n, 3n, formatMetadata(ticket))
  }
  // One account has a name; the others have none.
  await local.setName(contracts.names, 'heidi.eth', heidi.address)
}

/** At the server's prices, and deep enough that small swaps have little price impact. */
async function fillPools(local) {
  const { dollar, coffee, wrapped, exchange } = contracts
  const ether = 10n ** 18n
  await local.wrapCoin(wrapped, 400n * ether)
  await local.addLiquidity(exchange, [wrapped, 200n * ether], [dollar, 500_000n * 10n ** 6n])
  await local.addLiquidity(exchange, [wrapped, 200n * ether], [coffee, 2_000_000n * ether])
  await local.addLiquidity(exchange, [dollar, 250_000n * 10n ** 6n], [coffee, 1_000_000n * ether])
}
