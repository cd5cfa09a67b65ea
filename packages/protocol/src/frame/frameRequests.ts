import * as v from 'valibot'
import { socialProviders } from '../socialProviders.js'
import { DappDataSchema } from './dappData.js'
import { RpcRequestSchema } from './rpcRequest.js'
import {
  accountTypeSchema,
  addressSchema,
  chainIdSchema,
  EmailSchema,
  FrameUserSchema,
  httpUrlSchema,
  idSchema,
  nothing,
  OtpSchema,
  SiwxMessageSchema,
  text,
  windowSchema,
} from './shapes.js'
import { ThemeSchema } from './theme.js'

const connectEntries = {
  chainId: v.optional(chainIdSchema),
  preferredAccountType: v.optional(accountTypeSchema),
  siwxMessage: v.optional(SiwxMessageSchema),
  rpcUrl: v.optional(httpUrlSchema),
} as const

const otpRequest = v.strictObject({ otp: OtpSchema })

/** All requests of the page to the vault, with the schemas of request and successful reply. Schemas are strict. */
export const frameRequests = {
  SWITCH_NETWORK: {
    request: v.strictObject({ chainId: chainIdSchema, rpcUrl: v.optional(httpUrlSchema) }),
    success: v.strictObject({ chainId: chainIdSchema }),
  },
  CONNECT_EMAIL: {
    request: v.strictObject({ email: EmailSchema }),
    success: v.strictObject({ action: v.picklist(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']) }),
  },
  /** The reply comes when the device is approved, or the wallet was recovered in the vault's window. */
  CONNECT_DEVICE: { request: nothing, success: nothing },
  /** On a device unknown to the wallet it starts a device approval. Without a code the vault asks for it. */
  CONNECT_OTP: {
    request: v.strictObject({ otp: v.optional(OtpSchema) }),
    success: v.optional(v.strictObject({ action: v.optional(v.literal('VERIFY_DEVICE')) })),
  },
  GET_SOCIAL_REDIRECT_URI: {
    request: v.strictObject({
      provider: v.picklist(socialProviders),
      /** URL of this page, if the login replaces it; it returns with `result_uri`. */
      returnTo: v.optional(httpUrlSchema),
    }),
    success: v.strictObject({ uri: httpUrlSchema }),
  },
  /** The reply comes when the wallet is open. The URL is that of the window, or the page's `result_uri`. */
  CONNECT_SOCIAL: {
    request: v.strictObject({ ...connectEntries, uri: text(8192) }),
    success: v.strictObject({
      ...FrameUserSchema.entries,
      // Not every provider returns a standard address.
      email: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(254)))),
      userName: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
    }),
  },
  /** Link for the Farcaster app, as a QR code or to tap. It starts a login and ends the previous one. */
  GET_FARCASTER_URI: { request: nothing, success: v.strictObject({ url: httpUrlSchema }) },
  /** The reply comes when the visitor has approved in the app and the wallet is open. */
  CONNECT_FARCASTER: { request: nothing, success: v.strictObject({ userName: text(256) }) },
  GET_USER: {
    request: v.optional(v.strictObject({ ...connectEntries, socialUri: v.optional(text(8192)) })),
    success: FrameUserSchema,
  },
  SIGN_OUT: { request: nothing, success: nothing },
  IS_CONNECTED: {
    request: v.optional(v.strictObject({ token: v.optional(text(4096)) })),
    success: v.strictObject({ isConnected: v.boolean() }),
  },
  GET_CHAIN_ID: { request: nothing, success: v.strictObject({ chainId: chainIdSchema }) },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: {
    request: nothing,
    success: v.strictObject({
      smartAccountEnabledNetworks: v.pipe(
        v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
        v.maxLength(500),
      ),
    }),
  },
  INIT_SMART_ACCOUNT: {
    request: nothing,
    success: v.strictObject({ address: addressSchema, isDeployed: v.boolean() }),
  },
  SET_PREFERRED_ACCOUNT: {
    request: v.strictObject({ type: accountTypeSchema }),
    success: v.strictObject({ type: accountTypeSchema, address: addressSchema }),
  },
  RPC_REQUEST: { request: RpcRequestSchema, success: v.unknown() },
  /** `ADDED`: the wallet had no mailbox, and the vault has verified the first one in its own window. */
  UPDATE_EMAIL: {
    request: v.strictObject({ email: EmailSchema, window: windowSchema }),
    success: v.strictObject({ action: v.picklist(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP', 'ADDED']) }),
  },
  UPDATE_EMAIL_PRIMARY_OTP: { request: otpRequest, success: nothing },
  UPDATE_EMAIL_SECONDARY_OTP: {
    request: otpRequest,
    success: v.strictObject({ newEmail: EmailSchema }),
  },
  SYNC_THEME: { request: ThemeSchema, success: nothing },
  SYNC_DAPP_DATA: { request: DappDataSchema, success: nothing },
  RELOAD: { request: nothing, success: nothing },
  /** Aborts one request, or all if none is named. Login steps are aborted in the same way. */
  RPC_ABORT: { request: v.optional(v.strictObject({ request: v.optional(idSchema) })), success: nothing },
} as const satisfies Record<string, { readonly request: v.GenericSchema; readonly success: v.GenericSchema }>

export type FrameRequestName = keyof typeof frameRequests

/** The payload before parsing; undefined if there is none. */
export type FrameRequestInput<name extends FrameRequestName> = v.InferInput<
  (typeof frameRequests)[name]['request']
>

export type FrameRequestPayload<name extends FrameRequestName> = v.InferOutput<
  (typeof frameRequests)[name]['request']
>

export type FrameSuccess<name extends FrameRequestName> = v.InferOutput<
  (typeof frameRequests)[name]['success']
>

export function isFrameRequestName(name: string): name is FrameRequestName {
  return Object.hasOwn(frameRequests, name)
}
