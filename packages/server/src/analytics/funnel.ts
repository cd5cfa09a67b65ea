/** Steps of a visit with the events that count for each. */
export const funnel = {
  opened: ['MODAL_OPEN'],
  chosen: ['SELECT_WALLET', 'EMAIL_SUBMITTED', 'SOCIAL_LOGIN_STARTED'],
  connected: ['CONNECT_SUCCESS'],
  signedIn: ['SIWX_AUTH_SUCCESS'],
  sentOrPaid: ['SEND_SUCCESS', 'SWAP_SUCCESS', 'PAY_SUCCESS'],
} as const satisfies Record<string, readonly string[]>

export type FunnelStep = keyof typeof funnel

export const funnelSteps = Object.keys(funnel) as FunnelStep[] // the keys of the table above

export const funnelEvents: readonly string[] = Object.values(funnel).flat()
