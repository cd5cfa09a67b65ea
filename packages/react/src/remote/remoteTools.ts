import { chooseRemoteWallet, getWalletLink } from '@portico/core/internal'
import { keepCode } from './keepCode.js'

/** Loaded only on phones, for the lists of wallets. */
export const remoteTools = { chooseRemoteWallet, getWalletLink, keepCode }
