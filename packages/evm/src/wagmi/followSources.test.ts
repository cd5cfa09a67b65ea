import { describeRemote } from '../../test/remote/describeRemote.js'

describeRemote()
