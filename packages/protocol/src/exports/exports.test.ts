import { expect, it } from 'vitest'
import * as auth from './auth.js'
import * as catalogue from './catalogue.js'
import * as frame from './frame.js'
import * as index from './index.js'

it('offers these names at @portico/protocol, beside the entries of the error catalogue', () => {
  const entries = Object.keys(catalogue.errorCatalogue)
  expect(Object.keys(index)).toEqual(expect.arrayContaining(entries))
  expect(
    Object.keys(index)
      .filter(name => !entries.includes(name))
      .sort(),
  ).toMatchInlineSnapshot(`
    [
      "AllowedOriginsSchema",
      "AnalyticsBatchSchema",
      "AnalyticsConfigSchema",
      "AnalyticsEventSchema",
      "PorticoError",
      "RemoteConfigSchema",
      "RemoteFeatureSchema",
      "ServiceErrorSchema",
      "ServiceQuerySchema",
      "WalletSchema",
      "WalletsQuerySchema",
      "WalletsSchema",
      "analyticsLimits",
      "approveRpcMethods",
      "defaultLogLevel",
      "formatSdkVersion",
      "formatWalletsQuery",
      "getProviderAlert",
      "getRpcPolicy",
      "isOriginAllowed",
      "isPorticoError",
      "isSafeLink",
      "localOrigins",
      "logBufferBytes",
      "parseOriginPattern",
      "parseSafeLink",
      "providerAlerts",
      "remoteFeatureIds",
      "safeRpcMethods",
      "sdkType",
      "secureSdkVersion",
      "serviceErrors",
      "servicePaths",
      "tolerantArray",
      "walletsPageLimit",
    ]
  `)
})

it('offers these names at @portico/protocol/catalogue', () => {
  expect(Object.keys(catalogue)).toEqual(['errorCatalogue'])
})

it('offers these names at @portico/protocol/auth', () => {
  expect(Object.keys(auth).sort()).toMatchInlineSnapshot(`
    [
      "ApprovalStateSchema",
      "CreateWalletSchema",
      "DeviceIdSchema",
      "DeviceLabelSchema",
      "DeviceStateSchema",
      "EmbeddedWalletSchema",
      "EmptySchema",
      "EpochAnswerSchema",
      "EscrowKeyAnswerSchema",
      "EscrowTicketAnswerSchema",
      "EscrowTicketSchema",
      "OtpPurposeSchema",
      "PassphraseParametersSchema",
      "ProveEmailSchema",
      "PublicKeySchema",
      "ReadApprovalAnswerSchema",
      "ReadApprovalSchema",
      "RecoveryAnswerSchema",
      "RecoveryMethodSchema",
      "RefreshSessionSchema",
      "ReleaseEscrowAnswerSchema",
      "ReleaseEscrowSchema",
      "ReleaseShareAnswerSchema",
      "ReleaseShareSchema",
      "RotateWalletSchema",
      "SealedRecoveriesSchema",
      "SealedRecoverySchema",
      "SealedSchema",
      "SessionTokensSchema",
      "StartApprovalAnswerSchema",
      "StartApprovalSchema",
      "StartEmailChangeAnswerSchema",
      "StartEmailChangeSchema",
      "StartOtpAnswerSchema",
      "StartOtpSchema",
      "StoreEscrowSchema",
      "TicketPurposeSchema",
      "TicketSchema",
      "VaultSettingsSchema",
      "VerifyOtpAnswerSchema",
      "VerifyOtpSchema",
      "WalletAddressesSchema",
      "WalletAnswerSchema",
      "WalletDeviceSchema",
      "approvalPagePath",
      "authErrors",
      "authKeysPath",
      "authPaths",
      "escrowPaths",
      "formatOwnerStatement",
      "formatSealContext",
      "sealInfo",
      "vaultSettingsName",
    ]
  `)
})

it('offers these names at @portico/protocol/frame', () => {
  expect(Object.keys(frame).sort()).toMatchInlineSnapshot(`
    [
      "DappDataSchema",
      "EmailSchema",
      "FrameErrorSchema",
      "FrameInitSchema",
      "FrameUserSchema",
      "OtpSchema",
      "RpcRequestSchema",
      "SiwxMessageSchema",
      "ThemeSchema",
      "approveRpcMethods",
      "approveRpcParams",
      "checkPlainData",
      "createMessageId",
      "formatAppMessage",
      "formatFrameMessage",
      "frameFonts",
      "frameLimits",
      "frameRequests",
      "frameSignals",
      "frameTiming",
      "getRpcPolicy",
      "isEmail",
      "isFrameRequestName",
      "parseAppMessage",
      "parseFrameInit",
      "parseFrameMessage",
      "parseRpcCall",
      "safeRpcMethods",
      "safeRpcParams",
      "socialProviders",
      "solanaCommitments",
    ]
  `)
})
