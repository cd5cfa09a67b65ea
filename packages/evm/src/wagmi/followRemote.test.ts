import { describeRemote } from '../../test/remoteConformance.js'

describeRemote()
