import { describeAdapter } from '../test/adapterConformance.js'
import { evm } from './evm.js'

describeAdapter('evm', () => evm())
