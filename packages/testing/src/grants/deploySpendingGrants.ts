import type { Address, Hex } from 'viem'
import { connectDeployer, placeOf } from '../bundler/connectDeployer.js'
import { grantsBytecode } from './grantsBytecode.js'

/** Puts the contract on a network, where it is not there yet. @param privateKey of whoever pays for it */
export async function deploySpendingGrants(url: string, privateKey: Hex): Promise<Address> {
  const address = placeOf(grantsBytecode)
  await connectDeployer(url, privateKey)(address, grantsBytecode)
  return address
}
