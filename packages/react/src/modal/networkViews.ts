/** Loaded together: whoever chooses a network goes through several of them. */
export { NetworksView } from '../views/networks/NetworksView.js'
export { SwitchActiveChainView } from '../views/networks/SwitchActiveChainView.js'
export { SwitchNetworkView } from '../views/networks/SwitchNetworkView.js'
export { UnsupportedChainView } from '../views/networks/UnsupportedChainView.js'
