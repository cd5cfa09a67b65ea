export type {
  SiwxMessage as SIWXMessage,
  SiwxPlugin as SIWXConfig,
  SiwxSession as SIWXSession,
} from '@portico/protocol'
export {
  ReownAuthentication as CloudAuthSIWX,
  ReownAuthentication,
  type ReownAuthenticationOptions,
} from '../appkit/signIn/ReownAuthentication.js'
export {
  BIP122Verifier,
  DefaultSIWX,
  type DefaultSIWXOptions,
  EIP155Verifier,
  InformalMessenger,
  LocalStorage,
  SIWXMessenger,
  type SIWXMessengerOptions,
  type SIWXStorage,
  SIWXVerifier,
  SolanaVerifier,
} from '../appkit/signIn/siwx.js'
