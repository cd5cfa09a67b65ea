import type { WalletAddresses } from '@portico/protocol/auth'
import type { EscrowContext } from '../EscrowContext.js'

/** Milliseconds that a new device waits for the key of a wallet, by what the wallet holds now. */
export async function readDelay(
  { delays, readStake }: Pick<EscrowContext, 'delays' | 'readStake'>,
  addresses: WalletAddresses,
): Promise<number> {
  const { small, large } = delays
  return small < large ? delays[await readStake(addresses)] : large
}
