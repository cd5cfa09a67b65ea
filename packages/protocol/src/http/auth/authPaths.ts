export const authPaths = {
  startOtp: '/auth/otp/start',
  verifyOtp: '/auth/otp/verify',
  startSocial: '/auth/social/start',
  finishSocial: '/auth/social/finish',
  startFarcaster: '/auth/farcaster/start',
  finishFarcaster: '/auth/farcaster/finish',
  listWaysIn: '/auth/ways/list',
  startWayIn: '/auth/ways/start',
  awaitFarcasterWay: '/auth/ways/await',
  readWayIn: '/auth/ways/read',
  addWayIn: '/auth/ways/add',
  removeWayIn: '/auth/ways/remove',
  refreshSession: '/auth/session/refresh',
  endSession: '/auth/session/end',
  readWallet: '/auth/wallet/read',
  createWallet: '/auth/wallet/create',
  rotateWallet: '/auth/wallet/rotate',
  releaseShare: '/auth/share/release',
  readRecovery: '/auth/recovery/read',
  evaluatePassphrase: '/auth/passphrase/evaluate',
  startPasskey: '/auth/passkey/start',
  addPasskey: '/auth/passkey/add',
  usePasskey: '/auth/passkey/use',
  escrowTicket: '/auth/escrow/ticket',
  startEmailChange: '/auth/email/start',
  proveOldEmail: '/auth/email/old',
  proveNewEmail: '/auth/email/new',
} as const

/** GET: the public keys that verify the service's tickets. */
export const authKeysPath = '/auth/keys'

/** Redirect pages of a social login: to the provider, and back. */
export const socialPaths = { go: '/auth/social/go', callback: '/auth/social/callback' } as const

export const escrowPaths = {
  key: '/escrow/key',
  store: '/escrow/store',
  confirm: '/escrow/confirm',
  startApproval: '/escrow/approval/start',
  openApproval: '/escrow/approval/open',
  readApproval: '/escrow/approval/state',
  release: '/escrow/release',
} as const

export const approvalPagePath = '/escrow/approval'
