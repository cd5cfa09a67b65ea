/** Loaded together: what people with a wallet go through. */
export { AccountView } from '../views/account/AccountView.js'
export { ProfileWalletsView } from '../views/account/ProfileWalletsView.js'
export { WhatIsANetworkView } from '../views/help/WhatIsANetworkView.js'
export { NetworksView } from '../views/networks/NetworksView.js'
export { SwitchActiveChainView } from '../views/networks/SwitchActiveChainView.js'
export { SwitchNetworkView } from '../views/networks/SwitchNetworkView.js'
export { UnsupportedChainView } from '../views/networks/UnsupportedChainView.js'
