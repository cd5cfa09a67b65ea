import {
  DelegationManager,
  EIP7702StatelessDeleGator,
  ERC20PeriodTransferEnforcer,
  ERC20StreamingEnforcer,
  ExactCalldataEnforcer,
  NativeTokenPeriodTransferEnforcer,
  NativeTokenStreamingEnforcer,
  NonceEnforcer,
  TimestampEnforcer,
  ValueLteEnforcer,
} from '@metamask/delegation-abis/bytecode'
import {
  type Address,
  concat,
  createTestClient,
  encodeAbiParameters,
  type Hex,
  http,
  publicActions,
  stringToHex,
} from 'viem'
import { entryPoint07Address } from 'viem/account-abstraction'
import { connectDeployer, placeOf } from '../bundler/connectDeployer.js'
import { fundKey } from '../bundler/fundKey.js'

/** The salt of the public deployments. */
const salt = stringToHex('GATOR', { size: 32 })

/** Owner of the public DelegationManager, who can pause it. A part of its address. */
const managerOwner = '0xB0403B32f54d0Bd752113f4009e8B534C6669f44'

/**
 * Creation code as it was deployed on public networks, at the same address. The package's build differs in the hash of
 * the compiler's metadata alone, which is 32 bytes at the end that no instruction reads.
 */
function describeContract(bytecode: string, metadataHash: string, args: readonly Address[]) {
  const published = bytecode.replace(
    /(64697066735822[\da-f]{4})[\da-f]{64}(64736f6c6343)/,
    `$1${metadataHash}$2`,
  )
  const code = concat([
    published as Hex,
    encodeAbiParameters(
      args.map(() => ({ type: 'address' })),
      [...args],
    ),
  ])
  return { code, address: placeOf(code, salt) }
}

const delegationManager = describeContract(
  DelegationManager,
  'c2284ea0163aafd9aee402e7645e9db93d0c27667921732dd0458883520a4752',
  [managerOwner],
)

const statelessDeleGator = describeContract(
  EIP7702StatelessDeleGator,
  'd057b8f9a4d5cb46c51c1004ce8cae8dcd3c06323da26ccdfd3dd38584a43adb',
  [delegationManager.address, entryPoint07Address],
)

/** Enforcers of caveats by their public addresses. They have no constructor arguments. */
const enforcers = {
  '0x474e3Ae7E169e940607cC624Da8A15Eb120139aB': ERC20PeriodTransferEnforcer,
  '0x56c97aE02f233B29fa03502Ecc0457266d9be00e': ERC20StreamingEnforcer,
  '0x99F2e9bF15ce5eC84685604836F71aB835DBBdED': ExactCalldataEnforcer,
  '0x9BC0FAf4Aca5AE429F4c06aEEaC517520CB16BD9': NativeTokenPeriodTransferEnforcer,
  '0xD10b97905a320b13a0608f7E9cC506b56747df19': NativeTokenStreamingEnforcer,
  '0xDE4f2FAC4B3D87A1d9953Ca5FC09FCa7F366254f': NonceEnforcer,
  '0x1046bb45C8d673d4ea75321280DB34899413c069': TimestampEnforcer,
  '0x92Bf12322527cAA612fd31a0e810472BBB106A8F': ValueLteEnforcer,
} as const

/** MetaMask's Delegation Framework 1.3.0, at the same addresses on every chain. */
export const delegationContracts = {
  delegationManager: delegationManager.address,
  statelessDeleGator: statelessDeleGator.address,
}

/**
 * Deploys, where missing, the contract that accounts delegate to (EIP-7702), the one that it takes delegations from, and
 * the enforcers of their caveats. These are put at their addresses, because the hash of the metadata that would lead
 * there is not in the package.
 */
export async function deployDelegationContracts(url: string): Promise<void> {
  const deploy = connectDeployer(url, await fundKey(url), 20)
  for (const { address, code } of [delegationManager, statelessDeleGator]) await deploy(address, code, salt)
  const client = createTestClient({ mode: 'hardhat', transport: http(url) }).extend(publicActions)
  for (const [address, creation] of Object.entries(enforcers)) {
    const { data: bytecode = '0x' } = await client.call({ data: creation as Hex })
    await client.setCode({ address: address as Address, bytecode })
  }
}
