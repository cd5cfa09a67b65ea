import { connectLocalContracts } from '@portico/sandbox/chain'
import { createTestClient, encodeAbiParameters, type Hex, http, keccak256, toHex } from 'viem'
import { contracts } from '../../packages/sandbox/start/contracts.mjs'
import { formatMetadata } from '../../packages/sandbox/start/formatMetadata.mjs'
import { addresses } from './addresses.ts'
import { createFundedKey } from './kit.ts'

const bank = createTestClient({ mode: 'hardhat', transport: http(addresses.chainOne) })

/** The storage slot of the contract's balances. */
const balancesAt = 3n

/** Sets the balance in storage, because every account that has tokens may be sending at the same time. */
export const giveCoffee = (owner: Hex, whole: bigint): Promise<void> =>
  bank.setStorageAt({
    address: contracts.coffee,
    index: keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [owner, balancesAt])),
    value: toHex(whole * 10n ** 18n, { size: 32 }),
  })

export async function giveCollectible(owner: Hex, name: string): Promise<void> {
  const local = connectLocalContracts(addresses.chainOne, await createFundedKey())
  const uri = formatMetadata({
    name,
    description: 'Drawn for the sandbox.',
    image: 'ipfs://sandbox/given.png',
  })
  await local.mintCollectible(contracts.pictures, owner, uri)
}
