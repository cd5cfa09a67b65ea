import { ourWalletWith } from './casts.js'
import { describeRestarts } from './describeRestarts.js'

describeRestarts(ourWalletWith('2.21.8'))
describeRestarts(ourWalletWith('2.20.3'))
