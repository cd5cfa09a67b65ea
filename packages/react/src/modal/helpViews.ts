export { WhatIsANetworkView } from '../views/help/WhatIsANetworkView.js'
export { WhatIsAWalletView } from '../views/help/WhatIsAWalletView.js'
