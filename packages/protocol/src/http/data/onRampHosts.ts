/**
 * The on-ramps of the server, each with the host of its payment page, which the dialog opens. Without one, owners list
 * the host in `payHosts`.
 */
export const onRampHosts = {
  coinbase: 'pay.coinbase.com',
  onRampPage: undefined,
} as const

export type OnRampId = keyof typeof onRampHosts
