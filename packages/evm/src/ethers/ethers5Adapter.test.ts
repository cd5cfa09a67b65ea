import { describeAdapter } from '../../test/adapterConformance.js'
import { ethers5Adapter } from './ethers5Adapter.js'

describeAdapter('ethers5', () => ethers5Adapter())
