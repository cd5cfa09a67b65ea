import {
  type Address,
  concat,
  createTestClient,
  getContractAddress,
  type Hex,
  http,
  publicActions,
  walletActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/** The deterministic deployer, at the same address on every chain. */
const deployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
const noSalt: Hex = `0x${'0'.repeat(64)}`

/** The contract's address on every chain. */
export const placeOf = (bytecode: Hex, salt: Hex = noSalt): Address =>
  getContractAddress({ opcode: 'CREATE2', from: deployer, salt, bytecode })

type Deploy = (address: Address, bytecode: Hex, salt?: Hex) => Promise<void>

/**
 * Deploys contracts that are missing.
 * @param privateKey pays for it
 * @param pollingInterval milliseconds between polls; small values only for one's own node
 */
export function connectDeployer(url: string, privateKey: Hex, pollingInterval?: number): Deploy {
  const account = privateKeyToAccount(privateKey)
  const client = createTestClient({ account, mode: 'hardhat', transport: http(url), pollingInterval })
    .extend(publicActions)
    .extend(walletActions)
  return async (address, bytecode, salt = noSalt) => {
    if (await client.getCode({ address })) return
    // Without the deployer the fee would be wasted.
    if (!(await client.getCode({ address: deployer })))
      throw new Error(`There is no deployer at ${deployer}.`)
    const data = concat([salt, bytecode])
    const hash = await client.sendTransaction({ chain: null, to: deployer, data })
    await client.waitForTransactionReceipt({ hash })
    if (!(await client.getCode({ address }))) throw new Error(`Nothing was deployed at ${address}.`)
  }
}
