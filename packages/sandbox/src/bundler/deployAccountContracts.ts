import { createRequire } from 'node:module'
import {
  type Address,
  concat,
  createTestClient,
  encodeAbiParameters,
  type Hex,
  http,
  parseEther,
  publicActions,
  walletActions,
} from 'viem'
import { entryPoint07Abi, entryPoint07Address } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import { accountBytecode, factoryBytecode, paymasterBytecode } from './accountBytecodes.js'
import { connectDeployer, placeOf } from './connectDeployer.js'

/** Salt that yields the entry point's address on public networks. */
const entryPointSalt = '0x90d8084deab30c2a37c45e8d47f49f2f7965183cb6990a98943ef94940681de3'

const implementation = placeOf(accountBytecode)
const factoryCode = concat([factoryBytecode, encodeAbiParameters([{ type: 'address' }], [implementation])])

/** The same on every chain. */
export const accountContracts = {
  entryPoint: entryPoint07Address,
  implementation,
  factory: placeOf(factoryCode),
  /** Sponsors every operation. */
  paymaster: placeOf(paymasterBytecode),
} as const satisfies Record<string, Address>

type EntryPointName = 'EntryPoint' | 'EntryPointSimulations'

/** Its licence does not allow bundling it, so it has to be installed to run a local bundler. */
export function readEntryPoint(name: EntryPointName): {
  readonly bytecode: Hex
  readonly deployedBytecode: Hex
} {
  try {
    return createRequire(import.meta.url)(`@account-abstraction/contracts/artifacts/${name}.json`)
  } catch (cause) {
    throw new Error(
      'A local bundler needs the development dependency @account-abstraction/contracts 0.7.0.',
      {
        cause,
      },
    )
  }
}

/** Deploys the entry point, accounts and a paymaster on a local chain, where missing. */
export async function deployAccountContracts(url: string, privateKey: Hex): Promise<void> {
  const account = privateKeyToAccount(privateKey)
  const client = createTestClient({ account, mode: 'hardhat', transport: http(url), pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions)
  const deploy = connectDeployer(url, privateKey, 20)
  const { entryPoint, paymaster, factory } = accountContracts
  await deploy(entryPoint, readEntryPoint('EntryPoint').bytecode, entryPointSalt)
  await deploy(implementation, accountBytecode)
  await deploy(factory, factoryCode)
  await deploy(paymaster, paymasterBytecode)
  const deposit = { chain: null, address: entryPoint, abi: entryPoint07Abi } as const
  const paid = await client.readContract({ ...deposit, functionName: 'balanceOf', args: [paymaster] })
  if (paid > 0n) return
  const hash = await client.writeContract({
    ...deposit,
    functionName: 'depositTo',
    args: [paymaster],
    value: parseEther('100'),
  })
  await client.waitForTransactionReceipt({ hash })
}
