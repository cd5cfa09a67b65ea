import type { FrameRequestName } from '@portico/protocol/frame'
import { notAvailable } from '../families/notAvailable.ts'
import type { Handler } from './Handler.ts'
import { connectDevice } from './handlers/connectDevice.ts'
import { connectEmail } from './handlers/connectEmail.ts'
import { connectFarcaster } from './handlers/connectFarcaster.ts'
import { connectOtp } from './handlers/connectOtp.ts'
import { connectSocial } from './handlers/connectSocial.ts'
import { getChainId } from './handlers/getChainId.ts'
import { getFarcasterUri } from './handlers/getFarcasterUri.ts'
import { getSmartAccountEnabledNetworks } from './handlers/getSmartAccountEnabledNetworks.ts'
import { getSocialRedirectUri } from './handlers/getSocialRedirectUri.ts'
import { getUser } from './handlers/getUser.ts'
import { isConnected } from './handlers/isConnected.ts'
import { reload } from './handlers/reload.ts'
import { rpcAbort } from './handlers/rpcAbort.ts'
import { rpcRequest } from './handlers/rpcRequest.ts'
import { setPreferredAccount } from './handlers/setPreferredAccount.ts'
import { signOut } from './handlers/signOut.ts'
import { switchNetwork } from './handlers/switchNetwork.ts'
import { syncDappData } from './handlers/syncDappData.ts'
import { syncTheme } from './handlers/syncTheme.ts'
import { updateEmail } from './handlers/updateEmail.ts'
import { updateEmailPrimaryOtp } from './handlers/updateEmailPrimaryOtp.ts'
import { updateEmailSecondaryOtp } from './handlers/updateEmailSecondaryOtp.ts'

export type Handlers = { readonly [name in FrameRequestName]: Handler<name> }

export const handlers: Handlers = {
  CONNECT_DEVICE: connectDevice,
  CONNECT_EMAIL: connectEmail,
  CONNECT_FARCASTER: connectFarcaster,
  CONNECT_OTP: connectOtp,
  CONNECT_SOCIAL: connectSocial,
  GET_CHAIN_ID: getChainId,
  GET_FARCASTER_URI: getFarcasterUri,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: getSmartAccountEnabledNetworks,
  GET_SOCIAL_REDIRECT_URI: getSocialRedirectUri,
  GET_USER: getUser,
  INIT_SMART_ACCOUNT: notAvailable,
  IS_CONNECTED: isConnected,
  RELOAD: reload,
  RPC_ABORT: rpcAbort,
  RPC_REQUEST: rpcRequest,
  SET_PREFERRED_ACCOUNT: setPreferredAccount,
  SIGN_OUT: signOut,
  SWITCH_NETWORK: switchNetwork,
  SYNC_DAPP_DATA: syncDappData,
  SYNC_THEME: syncTheme,
  UPDATE_EMAIL: updateEmail,
  UPDATE_EMAIL_PRIMARY_OTP: updateEmailPrimaryOtp,
  UPDATE_EMAIL_SECONDARY_OTP: updateEmailSecondaryOtp,
}
