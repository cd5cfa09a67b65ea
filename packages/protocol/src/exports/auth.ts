export * from '../http/auth/approvalNumber.js'
export { type AuthErrorCode, authErrors } from '../http/auth/authErrors.js'
export {
  approvalPagePath,
  authKeysPath,
  authPaths,
  escrowPaths,
  socialPaths,
} from '../http/auth/authPaths.js'
export * from '../http/auth/deviceApproval.js'
export * from '../http/auth/emailChange.js'
export * from '../http/auth/embeddedWallet.js'
export * from '../http/auth/escrow.js'
export * from '../http/auth/farcaster.js'
export { type EscrowStatement, formatEscrowStatement } from '../http/auth/formatEscrowStatement.js'
export { formatOwnerStatement, type OwnerStatement } from '../http/auth/formatOwnerStatement.js'
export {
  DeviceIdSchema,
  EmptySchema,
  formatSealContext,
  type PublicKey,
  PublicKeySchema,
  type Sealed,
  SealedSchema,
  sealInfo,
} from '../http/auth/keyMaterial.js'
export * from '../http/auth/otp.js'
export { parseMailbox } from '../http/auth/parseMailbox.js'
export * from '../http/auth/passkey.js'
export * from '../http/auth/recoveryMethod.js'
export * from '../http/auth/session.js'
export * from '../http/auth/share.js'
export * from '../http/auth/social.js'
export { type VaultSettings, VaultSettingsSchema, vaultSettingsName } from '../http/auth/vaultSettings.js'
export * from '../http/auth/waysIn.js'
export { resultParameter, socialEnds } from '../socialEnds.js'
export {
  type LoginProvider,
  loginProviders,
  type SocialProvider,
  socialProviders,
} from '../socialProviders.js'
