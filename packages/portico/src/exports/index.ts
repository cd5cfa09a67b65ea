export * from '@portico/core'
export { type WatchOnlyOptions, watchOnly } from '@portico/core/watch-only'
export {
  accountChanged,
  chainNotSupported,
  connectorNotFound,
  isPorticoError,
  networkNotFound,
  notConnected,
  PorticoError,
  receiptTimeout,
  requestPending,
  switchFailed,
  transactionReverted,
  userRejected,
  walletFailed,
  walletTimeout,
} from '@portico/protocol'
