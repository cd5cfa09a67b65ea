import { describeAdapter } from '../../test/adapterConformance.js'
import { createWagmiConfig } from '../../test/createWagmiConfig.js'
import { wagmiAdapter } from './wagmiAdapter.js'

describeAdapter('wagmi', networks => wagmiAdapter({ config: createWagmiConfig(networks) }))
