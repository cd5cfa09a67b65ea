import {
  loginChanged,
  networkNotServed,
  notAvailableInVault,
  PorticoError,
  siteChanged,
} from '@portico/protocol'
import type { DappData, FrameRequestName } from '@portico/protocol/frame'
import { formatChainId, getReference, parseNetworkId } from '../networks/networks.ts'
import { changeNetwork } from './changeNetwork.ts'
import {
  connectDevice,
  connectEmail,
  connectFarcaster,
  connectOtp,
  connectSocial,
} from './handlers/connect.ts'
import { getUser } from './handlers/getUser.ts'
import { rpcRequest } from './handlers/rpcRequest.ts'
import { setPreferredAccount } from './handlers/setPreferredAccount.ts'
import { updateEmail } from './handlers/updateEmail.ts'
import type { Handler } from './VaultContext.ts'

export type Handlers = { readonly [name in FrameRequestName]: Handler<name> }

export const handlers: Handlers = {
  CONNECT_DEVICE: connectDevice,
  CONNECT_EMAIL: connectEmail,
  CONNECT_FARCASTER: connectFarcaster,
  CONNECT_OTP: connectOtp,
  CONNECT_SOCIAL: connectSocial,
  GET_CHAIN_ID: async (_, { state }) => ({ chainId: formatChainId(state.network) }),
  GET_FARCASTER_URI: async (_, { keeper }) => ({ url: await keeper.startFarcaster() }),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: async (_, { smartNetworks }) => ({
    smartAccountEnabledNetworks: smartNetworks.map(network => Number(getReference(network))),
  }),
  /** The URI points to our own service, so the page does not learn what is sent to the provider. */
  GET_SOCIAL_REDIRECT_URI: async ({ provider, returnTo }, { keeper }) => ({
    uri: await keeper.startSocial({ provider, ...(returnTo !== undefined && { returnTo }) }),
  }),
  GET_USER: getUser,
  async INIT_SMART_ACCOUNT() {
    throw new PorticoError(notAvailableInVault)
  },
  IS_CONNECTED: async (_, { keeper }) => ({ isConnected: (await keeper.getAccount()) !== undefined }),
  /** Resets what the page can observe. The visitor stays signed in. */
  async RELOAD(_, { approvals, state }) {
    approvals.rejectAll()
    state.dapp = undefined
  },
  async RPC_ABORT(payload, { abort }) {
    abort(payload?.request)
  },
  RPC_REQUEST: rpcRequest,
  SET_PREFERRED_ACCOUNT: setPreferredAccount,
  async SIGN_OUT(_, { keeper, circumstances, state }) {
    circumstances.change(new PorticoError(loginChanged))
    state.preferred = 'eoa'
    await keeper.signOut()
  },
  async SWITCH_NETWORK({ chainId }, context) {
    const network = parseNetworkId(chainId)
    if (!network) throw new PorticoError(networkNotServed, { context: { network: String(chainId) } })
    changeNetwork(context, network)
    return { chainId: network }
  },
  /** Stores the site's own metadata, which is shown beside its origin and never instead of it. */
  async SYNC_DAPP_DATA(dapp, { state, circumstances, setLanguage }) {
    const isOther = state.dapp !== undefined && namesOf(state.dapp) !== namesOf(dapp)
    state.dapp = dapp
    if (isOther) circumstances.change(new PorticoError(siteChanged))
    if (dapp.language) await setLanguage(dapp.language)
  },
  async SYNC_THEME(theme, { setTheme }) {
    setTheme(theme)
  },
  UPDATE_EMAIL: updateEmail,
  async UPDATE_EMAIL_PRIMARY_OTP({ otp }, { keeper }) {
    await keeper.proveOldEmail(otp)
  },
  UPDATE_EMAIL_SECONDARY_OTP: async ({ otp }, { keeper }) => ({
    newEmail: await keeper.finishEmailChange(otp),
  }),
}

const namesOf = (dapp: DappData) => JSON.stringify([dapp.projectId, dapp.metadata?.name, dapp.networks])
