import walletConnect from '@web3icons/core/svgs/wallets/background/wallet-connect.svg.js'
import { toImageSource } from '../ui/Image/getSafeImageSource.js'

/** Every list with remote wallets shows this logo in its first frame, so it does not wait for the others. */
export const pairingMark = toImageSource(walletConnect)
