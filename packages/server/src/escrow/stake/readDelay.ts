import type { EscrowContext } from '../EscrowContext.js'
import type { AtStake } from './createStakeReader.js'

/** Milliseconds that a new device waits for the key of a wallet, by what the wallet holds now. */
export async function readDelay(
  { delays, readStake }: Pick<EscrowContext, 'delays' | 'readStake'>,
  wallet: AtStake,
): Promise<number> {
  const { small, large } = delays
  return small < large ? delays[await readStake(wallet)] : large
}
