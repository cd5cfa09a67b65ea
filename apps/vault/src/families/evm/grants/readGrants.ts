import { encodeAddress } from '@portico/codec/abi'
import { internalError, PorticoError } from '@portico/protocol'
import type { FamilyContext } from '../../VaultFamily.ts'
import { delegationManager } from '../delegation/delegate.ts'
import { type Delegation, hashDelegation } from './encodeDelegation.ts'
import { enforcers } from './terms.ts'

/** Reads what the DelegationManager and the enforcers know of permissions. */
export function createGrantReader({
  node,
  network,
  signal,
}: Pick<FamilyContext, 'node' | 'network' | 'signal'>) {
  async function read(to: string, data: string): Promise<bigint> {
    const answer = await node.call(network, 'eth_call', [{ to, data: `0x${data}` }, 'latest'], signal)
    if (typeof answer !== 'string' || !/^0x[\da-f]{64}$/i.test(answer))
      throw new PorticoError(internalError, {
        detail: 'The contract of permissions did not return a number.',
      })
    return BigInt(answer)
  }

  /** `currentNonce(address,address)` of the nonce enforcer. */
  const readNonce = (account: string) =>
    read(enforcers.nonce, `2bd4ed21${encodeAddress(delegationManager)}${encodeAddress(account)}`)

  return {
    readNonce,
    /** Whether the visitor has ended this permission, or all. `disabledDelegations(bytes32)` */
    async isEnded(delegation: Delegation, nonce: bigint): Promise<boolean> {
      const [disabled, current] = await Promise.all([
        read(delegationManager, `2d40d052${hashDelegation(delegation).slice(2)}`),
        readNonce(delegation.delegator),
      ])
      return disabled !== 0n || current !== nonce
    },
    /** Their addresses commit to their code, so that other code cannot be there. */
    async hasContracts(addresses: readonly string[]): Promise<boolean> {
      const codes = addresses.map(address => node.call(network, 'eth_getCode', [address, 'latest'], signal))
      return (await Promise.all(codes)).every(code => typeof code === 'string' && code.length > 2)
    },
  }
}
