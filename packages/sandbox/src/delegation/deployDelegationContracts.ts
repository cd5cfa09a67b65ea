import { DelegationManager, EIP7702StatelessDeleGator } from '@metamask/delegation-abis/bytecode'
import { type Address, concat, encodeAbiParameters, type Hex, stringToHex } from 'viem'
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

/** MetaMask's Delegation Framework 1.3.0, at the same addresses on every chain. */
export const delegationContracts = {
  delegationManager: delegationManager.address,
  statelessDeleGator: statelessDeleGator.address,
}

/** Deploys, where missing, the contract that accounts delegate to (EIP-7702) and the one that it takes delegations from. */
export async function deployDelegationContracts(url: string): Promise<void> {
  const deploy = connectDeployer(url, await fundKey(url), 20)
  for (const { address, code } of [delegationManager, statelessDeleGator]) await deploy(address, code, salt)
}
