import { ourPageWithKit } from './casts.js'
import { describeRestarts } from './describeRestarts.js'

describeRestarts(ourPageWithKit)
