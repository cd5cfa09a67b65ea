export { addNetwork } from '../actions/addNetwork.js'
export { close } from '../actions/close.js'
export { type ConnectParameters, connect } from '../actions/connect.js'
export {
  deleteConnection,
  getConnections,
  getRecentConnections,
  type SwitchConnectionParameters,
  switchConnection,
} from '../actions/connections.js'
export { type DisconnectParameters, disconnect } from '../actions/disconnect.js'
export { estimateGas } from '../actions/estimateGas.js'
export { type FetchBalanceParameters, fetchBalance } from '../actions/fetchBalance.js'
export { goBack, push, replace, resetTo } from '../actions/navigate.js'
export { type OpenParameters, open } from '../actions/open.js'
export { reconnect } from '../actions/reconnect.js'
export { removeNetwork } from '../actions/removeNetwork.js'
export { getCallsStatus, getCapabilities, type SendCallsParameters, sendCalls } from '../actions/sendCalls.js'
export { type SendTransactionParameters, sendTransaction } from '../actions/sendTransaction.js'
export { setThemeMode, setThemeVariables } from '../actions/setTheme.js'
export { shake } from '../actions/shake.js'
export { type SignMessageParameters, signMessage } from '../actions/signMessage.js'
export { type SignTypedDataParameters, signTypedData } from '../actions/signTypedData.js'
export { start } from '../actions/start.js'
export { switchNetwork } from '../actions/switchNetwork.js'
export { type WaitForReceiptParameters, waitForReceipt } from '../actions/waitForReceipt.js'
export { createPortico } from '../createPortico.js'
export type { Environment, Logger, LogLevel, Page, StorageArea, Timer } from '../environment/Environment.js'
export { isCloseBlocked } from '../router/isCloseBlocked.js'
export type { AccountTab, PlainRouteName, Route, RouteName, RouteOf } from '../router/routes.js'
export { getConnectorPicture, getNetworkPicture, getWalletPicture } from '../services/pictures.js'
export type { Store } from '../store/createStore.js'
export {
  type AccountView,
  selectAccount,
  selectAccountView,
  selectActiveConnector,
  selectConnectedAccount,
  selectIsConnected,
  selectIsWrongNetwork,
  selectNetwork,
  selectShownAccount,
} from '../store/selectors.js'
export { selectRoute } from '../store/slices/router.js'
export type { ThemeMode, ThemeState, ThemeVariables } from '../store/slices/theme.js'
export type { PorticoState } from '../store/state.js'
export type * from '../types/Account.js'
export type * from '../types/Adapter.js'
export type * from '../types/ChainNamespace.js'
export type * from '../types/Connector.js'
export type * from '../types/Network.js'
export type { Metadata, PorticoOptions, ResolvedOptions, ServiceUrls } from '../types/Options.js'
export type { Portico } from '../types/Portico.js'
export type { SiwxMessage, SiwxPlugin, SiwxSession } from '../types/Siwx.js'
export { isShallowEqual } from '../watch/isShallowEqual.js'
export { watch } from '../watch/watch.js'
export { watchAccount } from '../watch/watchAccount.js'
export { watchEvents } from '../watch/watchEvents.js'
export { watchNetwork } from '../watch/watchNetwork.js'
