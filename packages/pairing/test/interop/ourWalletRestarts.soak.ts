import { ourWalletWith } from './casts.js'
import { describeRestarts } from './describeRestarts.js'
import { pingPage } from './steps.js'

describeRestarts(ourWalletWith('2.21.8'))
// How it comes back itself is the same as with the later one.
describeRestarts(ourWalletWith('2.20.3'), ({ moment, step }) => moment.line === 'wallet' || step === pingPage)
