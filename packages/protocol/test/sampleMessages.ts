import type { FrameRequestInput, FrameRequestName, FrameSuccess } from '../src/frame/frameRequests.js'
import type { FrameSignal, FrameSignalName } from '../src/frame/frameSignals.js'

const address = `0x${'ab'.repeat(20)}`

const siwxMessage = {
  accountAddress: '<<AccountAddress>>',
  chainId: 'eip155:1',
  domain: 'example.com',
  uri: 'https://example.com',
  version: '1',
  nonce: 'n0nce',
  serializedMessage: 'example.com wants you to sign in',
  notBefore: '2026-01-01T00:00:00Z',
  statement: 'Welcome',
  resources: ['https://example.com/terms'],
  requestId: 'r1',
  issuedAt: '2026-01-01T00:00:00Z',
  expirationTime: '2026-01-02T00:00:00Z',
}

const user = {
  email: 'ada@example.com',
  address,
  chainId: 1,
  accounts: [{ address, type: 'eoa' as const }],
  preferredAccountType: 'eoa' as const,
  signature: '0x01',
  message: 'example.com wants you to sign in',
  siwxMessage,
}

/** One request of each kind with every field given, for tests. */
export const sampleRequests: { [name in FrameRequestName]: FrameRequestInput<name> } = {
  SWITCH_NETWORK: { chainId: 'eip155:1', rpcUrl: 'https://rpc.example.com' },
  CONNECT_EMAIL: { email: 'ada@example.com' },
  CONNECT_DEVICE: undefined,
  CONNECT_OTP: { otp: '123456' },
  GET_SOCIAL_REDIRECT_URI: { provider: 'github' },
  CONNECT_SOCIAL: {
    uri: 'ticket',
    preferredAccountType: 'eoa',
    chainId: 1,
    siwxMessage,
    rpcUrl: 'https://rpc.example.com',
  },
  GET_FARCASTER_URI: undefined,
  CONNECT_FARCASTER: undefined,
  GET_USER: {
    chainId: 1,
    preferredAccountType: 'eoa',
    socialUri: 'ticket',
    siwxMessage,
    rpcUrl: 'https://rpc.example.com',
  },
  SIGN_OUT: undefined,
  IS_CONNECTED: { token: 'legacy' },
  GET_CHAIN_ID: undefined,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: undefined,
  INIT_SMART_ACCOUNT: undefined,
  SET_PREFERRED_ACCOUNT: { type: 'eoa' },
  RPC_REQUEST: {
    method: 'personal_sign',
    params: ['0x6869', address],
    chainNamespace: 'eip155',
    chainId: 1,
    rpcUrl: 'https://rpc.example.com',
  },
  UPDATE_EMAIL: { email: 'ada@example.org' },
  UPDATE_EMAIL_PRIMARY_OTP: { otp: '123456' },
  UPDATE_EMAIL_SECONDARY_OTP: { otp: '654321' },
  SYNC_THEME: {
    themeMode: 'dark',
    themeVariables: {
      '--w3m-accent': '#3366ff',
      '--w3m-border-radius-master': '4px',
      '--w3m-color-mix': '#00ff00aa',
      '--w3m-color-mix-strength': 20,
      '--w3m-font-family': 'system-ui',
      '--w3m-font-size-master': '10px',
      '--w3m-qr-color': '#000000',
      '--w3m-z-index': 999,
    },
    w3mThemeVariables: { '--w3m-accent': '#3366ff', '--w3m-background': '#121313' },
  },
  SYNC_DAPP_DATA: {
    metadata: {
      name: 'Shop',
      description: 'Things to buy',
      url: 'https://example.com',
      icons: ['https://example.com/icon.png'],
    },
    sdkVersion: 'react-evm-1.0.0',
    sdkType: 'appkit',
    projectId: 'project',
    language: 'de',
  },
  RELOAD: undefined,
  RPC_ABORT: { request: 'cd'.repeat(16) },
}

/** One answer of each kind with every field given, for tests. */
export const sampleSuccesses: { [name in FrameRequestName]: FrameSuccess<name> } = {
  SWITCH_NETWORK: { chainId: 'eip155:1' },
  CONNECT_EMAIL: { action: 'VERIFY_OTP' },
  CONNECT_DEVICE: undefined,
  CONNECT_OTP: { action: 'VERIFY_DEVICE' },
  GET_SOCIAL_REDIRECT_URI: { uri: 'https://github.com/login' },
  CONNECT_SOCIAL: { ...user, userName: 'ada' },
  GET_FARCASTER_URI: { url: 'https://farcaster.example/connect' },
  CONNECT_FARCASTER: { userName: 'ada' },
  GET_USER: { ...user, smartAccountDeployed: false },
  SIGN_OUT: undefined,
  IS_CONNECTED: { isConnected: true },
  GET_CHAIN_ID: { chainId: 1 },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: { smartAccountEnabledNetworks: [1, 137] },
  INIT_SMART_ACCOUNT: { address, isDeployed: true },
  SET_PREFERRED_ACCOUNT: { type: 'eoa', address },
  RPC_REQUEST: { anything: ['0x1'] },
  UPDATE_EMAIL: { action: 'VERIFY_PRIMARY_OTP' },
  UPDATE_EMAIL_PRIMARY_OTP: undefined,
  UPDATE_EMAIL_SECONDARY_OTP: { newEmail: 'ada@example.org' },
  SYNC_THEME: undefined,
  SYNC_DAPP_DATA: undefined,
  RELOAD: undefined,
  RPC_ABORT: undefined,
}

export const sampleSignals: { [name in FrameSignalName]: FrameSignal<name> } = {
  READY: { version: '4' },
  SESSION_UPDATE: { token: '' },
  SURFACE: { visible: true },
  SOCIAL_RETURN: {},
  WINDOW_FOCUS: {},
}
