export type {
  SiweMessageArguments as SIWECreateMessageArgs,
  SiweSession as SIWESession,
} from '@portico/siwx'
export {
  type AppKitSIWEClient,
  createSIWEConfig,
  formatMessage,
  getAddressFromMessage,
  getChainIdFromMessage,
  getDidAddress,
  getDidChainId,
  type SIWEConfig,
  type SIWEVerifyMessageArgs,
  verifySignature,
} from '../appkit/signIn/siwe.js'
