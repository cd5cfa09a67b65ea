import { authPaths, EmptySchema, type WalletAnswer } from '@portico/protocol/auth'
import type { AuthApp, AuthContext } from '../AuthContext.js'
import { addCall } from '../http/addCall.js'
import { listDevices } from '../store/devices.js'
import { findWallet, toEmbeddedWallet } from '../store/wallets.js'

/**
 * POST /auth/wallet/read: the wallet without its shares, and the share that another device deposited for this one.
 */
export function addReadWalletRoute(app: AuthApp, { database }: AuthContext) {
  addCall(app, authPaths.readWallet, EmptySchema, async (_, c) => {
    const { userId, device } = c.var.session
    const wallet = await findWallet(database, userId)
    const isActive = device.state === 'active'
    return {
      wallet: wallet ? toEmbeddedWallet(wallet, await listDevices(database, userId), device.id) : null,
      device: isActive ? 'active' : 'new',
      ...(isActive && device.deposited && { deposited: device.deposited }),
    } satisfies WalletAnswer
  })
}
