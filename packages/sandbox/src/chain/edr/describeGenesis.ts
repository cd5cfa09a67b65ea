import type { AccountOverride } from '@nomicfoundation/edr'
import { testAccounts } from '@portico/testing'
import { hexToBytes } from 'viem'

const wealth = 10_000n * 10n ** 18n

/** The deterministic deployer (CREATE2), which anvil includes and many contracts are deployed with. */
const deployer: AccountOverride = {
  address: hexToBytes('0x4e59b44847b379578588920cA78FbF26c0B4956C'),
  nonce: 1n,
  code: hexToBytes(
    '0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3',
  ),
}

/** Accounts of the genesis block. */
export function describeGenesis(accounts: number, contracts: readonly AccountOverride[]) {
  const funded = testAccounts.slice(0, accounts)
  return {
    genesisState: [
      ...contracts,
      deployer,
      ...funded.map(({ address }) => ({ address: hexToBytes(address), balance: wealth })),
    ],
    ownedAccounts: funded.map(({ privateKey }) => privateKey),
  }
}
