import { describeAdapter } from '../../test/adapterConformance.js'
import { ethersAdapter } from './ethersAdapter.js'

describeAdapter('ethers', () => ethersAdapter())
