import { describeRestarts } from './describeRestarts.js'
import { createOurWallet } from './peers/createOurWallet.js'
import { createReferencePage } from './peers/createReferencePage.js'

for (const version of ['2.21.8', '2.20.3'] as const) {
  describeRestarts(`the reference client ${version} with our wallet`, {
    reference: 'page',
    createPage: url => createReferencePage(url, version),
    createWallet: createOurWallet,
  })
}
