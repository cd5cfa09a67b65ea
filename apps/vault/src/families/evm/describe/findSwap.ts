import { bytesToHex } from '@noble/hashes/utils.js'
import { encodeAddress } from '@portico/codec/abi'
import {
  allowanceHolder,
  type DecodedSwap,
  decodeSwap,
  settlerReads,
  settlerRegistry,
  swapRouters,
} from '@portico/codec/swap'
import type { FamilyContext } from '../../VaultFamily.ts'
import type { EvmCall } from './describeCall.ts'

type Place = Pick<FamilyContext, 'network' | 'swapRouter' | 'node' | 'account' | 'signal'>

/**
 * Returns the swap that a call makes for the account, if it goes to an exchange whose code enforces the minimum
 * received. Any contract may have a function with the same selector, so the page cannot name one: it is an exchange
 * that the vault knows, or the router that the vault's operator has configured. A swap for somebody else, or without a
 * minimum, stays a call that cannot be read.
 */
export async function findSwap({ to, value, data }: EvmCall, place: Place): Promise<DecodedSwap | undefined> {
  const { network, swapRouter, account } = place
  const contract = to?.toLowerCase()
  const swap = decodeSwap({ data: `0x${bytesToHex(data)}`, value })
  if (!swap || swap.least === 0n || swap.recipient !== account.address.toLowerCase()) return undefined
  const router = swapRouters[network]
  if (swap.settler === undefined) {
    const routers = [router, swapRouter?.toLowerCase()]
    return contract !== undefined && routers.includes(contract) ? swap : undefined
  }
  const isKnown = router !== undefined && contract === allowanceHolder
  return isKnown && (await isSettler(swap.settler, place)) ? swap : undefined
}

/** Whether the registry of 0x names the contract, which enforces the minimum received. */
async function isSettler(settler: string, { network, node, signal }: Place): Promise<boolean> {
  const answers = await Promise.all(
    settlerReads.map(data =>
      node
        .call(network, 'eth_call', [{ to: settlerRegistry, data }, 'latest'], signal)
        .catch(() => undefined),
    ),
  )
  const expected = `0x${encodeAddress(settler)}`
  return answers.some(answer => typeof answer === 'string' && answer.toLowerCase() === expected)
}
