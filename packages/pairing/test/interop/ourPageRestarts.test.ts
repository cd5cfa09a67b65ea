import { describeRestarts } from './describeRestarts.js'
import { createOurPage } from './peers/createOurPage.js'
import { createKitWallet } from './peers/createReferenceWallet.js'

describeRestarts('our client with the wallet kit', {
  reference: 'wallet',
  createPage: url => createOurPage(url),
  createWallet: createKitWallet,
})
