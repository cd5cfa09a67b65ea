import type { Address, Hex } from 'viem'
import { connectDeployer, placeOf } from '../bundler/connectDeployer.js'
import { grantsBytecode } from './grantsBytecode.js'

/** Deploys the contract to a network, if missing. @param privateKey pays for it */
export async function deploySpendingGrants(url: string, privateKey: Hex): Promise<Address> {
  const address = placeOf(grantsBytecode)
  await connectDeployer(url, privateKey)(address, grantsBytecode)
  return address
}
