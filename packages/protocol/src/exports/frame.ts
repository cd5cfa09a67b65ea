export { type NamedCall, normaliseEvmCall } from '../dialects/normaliseEvmCall.js'
export { normaliseMessage } from '../dialects/normaliseMessage.js'
export { normaliseQuantity } from '../dialects/normaliseQuantity.js'
export { type AppMessage, formatAppMessage, parseAppMessage } from '../frame/appMessage.js'
export { checkPlainData, type PlainDataFault } from '../frame/checkPlainData.js'
export { createMessageId } from '../frame/createMessageId.js'
export { type DappData, DappDataSchema } from '../frame/dappData.js'
export type { Envelope, FrameFault, Parsed, Refused } from '../frame/envelope.js'
export { type FrameInit, FrameInitSchema, parseFrameInit } from '../frame/frameInit.js'
export { frameLimits, frameTiming } from '../frame/frameLimits.js'
export { type FrameMessage, formatFrameMessage, parseFrameMessage } from '../frame/frameMessage.js'
export {
  type FrameRequestInput,
  type FrameRequestName,
  type FrameRequestPayload,
  type FrameSuccess,
  frameRequests,
  isFrameRequestName,
} from '../frame/frameRequests.js'
export {
  type FrameError,
  FrameErrorSchema,
  type FrameSignal,
  type FrameSignalName,
  frameSignals,
} from '../frame/frameSignals.js'
export { decodeReadable, isDecidedInFrame } from '../frame/isDecidedInFrame.js'
export {
  type ApprovedCall,
  getNamedAccount,
  parseRpcCall,
  type RpcCall,
  type SafeCall,
} from '../frame/parseRpcCall.js'
export { type RpcRequest, RpcRequestSchema } from '../frame/rpcRequest.js'
export {
  EmailSchema,
  type FrameUser,
  FrameUserSchema,
  isEmail,
  OtpSchema,
  SiwxMessageSchema,
} from '../frame/shapes.js'
export { type FrameTheme, frameFonts, ThemeSchema } from '../frame/theme.js'
export { type RpcFamily, rpcFamilies } from '../rpc/rpcFamilies.js'
export {
  type ApproveRpcMethod,
  approveRpcMethods,
  getRpcMethod,
  getRpcPolicy,
  type MessageRpcMethod,
  type RpcPolicy,
  rpcMethods,
  type SafeRpcMethod,
  type ServedRpcMethod,
  safeRpcMethods,
} from '../rpc/rpcMethods.js'
export { type EvmTransaction, solanaCommitments } from '../rpc/rpcParams.js'
export { resultParameter, socialEnds } from '../socialEnds.js'
export {
  type LoginProvider,
  loginProviders,
  type SocialProvider,
  socialProviders,
} from '../socialProviders.js'
