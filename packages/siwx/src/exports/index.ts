export { createNonce } from '../message/createNonce.js'
export { formatSignInMessage } from '../message/formatSignInMessage.js'
export { parseSignInMessage } from '../message/parseSignInMessage.js'
export type { MessageOptions } from '../plugin/createMessages.js'
export type { TextStorage } from '../plugin/createSessionStorage.js'
export { type LocalSiwxOptions, localSiwx } from '../plugin/localSiwx.js'
export { type ServerSiwxOptions, serverSiwx } from '../plugin/serverSiwx.js'
export {
  type SiweConfig,
  type SiweMessageArguments,
  type SiweSession,
  siweSiwx,
} from '../plugin/siweSiwx.js'
