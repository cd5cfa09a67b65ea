import walletConnect from '@web3icons/core/svgs/wallets/background/wallet-connect.svg.js'
import { toImageSource } from './toImageSource.js'

/** Every list with remote wallets shows this logo in its first frame, so it does not wait for the others. */
export const pairingMark = toImageSource(walletConnect)
