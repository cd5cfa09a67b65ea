/** Paths of the service behind the embedded wallet, below its own address. Every call is a POST with JSON. */
export const authPaths = {
  startOtp: '/auth/otp/start',
  verifyOtp: '/auth/otp/verify',
  refreshSession: '/auth/session/refresh',
  endSession: '/auth/session/end',
  readWallet: '/auth/wallet/read',
  createWallet: '/auth/wallet/create',
  rotateWallet: '/auth/wallet/rotate',
  releaseShare: '/auth/share/release',
  startApproval: '/auth/device/approval/start',
  readApproval: '/auth/device/approval/state',
  readRecovery: '/auth/recovery/read',
  escrowTicket: '/auth/escrow/ticket',
} as const

/** The page that a mail asks to open; a person decides there with a button. */
export const approvalPagePath = '/auth/device/approval'

/** GET: the public keys by which tickets of the service are checked. */
export const authKeysPath = '/auth/keys'

/** Paths of the escrow, which runs on its own. */
export const escrowPaths = {
  key: '/escrow/key',
  store: '/escrow/store',
  release: '/escrow/release',
} as const
