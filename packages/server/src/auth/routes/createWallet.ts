import { authPaths, CreateWalletSchema, type EpochAnswer } from '@portico/protocol/auth'
import type { AuthApp, AuthContext } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { formatShareContext } from '../formatShareContext.js'
import { addCall } from '../http/addCall.js'
import { isOwnerSignature } from '../isOwnerSignature.js'
import { setDeviceState } from '../store/devices.js'
import { insertWallet } from '../store/wallets.js'

/** POST /auth/wallet/create: stores the first shares of the account's only wallet. */
export function addCreateWalletRoute(app: AuthApp, { database, shareKeys }: AuthContext) {
  addCall(
    app,
    authPaths.createWallet,
    CreateWalletSchema,
    async ({ wallet, authShare, ownerSignature, recoveries }, c) => {
      const { userId, device } = c.var.session
      // A passkey is verified when it is added to an existing wallet.
      if (recoveries.some(({ kind }) => kind === 'passkey')) throw new AuthRefusal('passkey_refused')
      const { id: walletId, addresses, commitment } = wallet
      const statement = { walletId, epoch: 1, commitment, deviceId: device.id }
      if (!isOwnerSignature(addresses.solana, statement, ownerSignature)) {
        throw new AuthRefusal('owner_proof_invalid')
      }
      const box = shareKeys.seal(Buffer.from(authShare, 'base64url'), formatShareContext(userId, walletId, 1))
      await database.begin(async transaction => {
        if (!(await insertWallet(transaction, userId, { wallet, recoveries }, box))) {
          throw new AuthRefusal('wallet_exists')
        }
        await setDeviceState(transaction, { userId, id: device.id }, ['new'], 'active')
      })
      return { epoch: 1 } satisfies EpochAnswer
    },
  )
}
