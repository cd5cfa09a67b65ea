import { expect, it } from 'vitest'
import * as index from './index.js'

it('offers these names at @portico/server', () => {
  expect(Object.keys(index).sort()).toMatchInlineSnapshot(`
    [
      "ServerFailure",
      "createPaymentStore",
      "createProject",
      "createRelay",
      "createServer",
      "defaultAuthLimits",
      "defaultEventLimits",
      "defaultRelayLimits",
      "deleteEvents",
      "findProject",
      "listProjects",
      "openDatabase",
      "purgeEvents",
      "sandboxProjectId",
      "seedWallets",
      "startConsole",
      "startEscrow",
      "startServer",
      "startVault",
      "updateProject",
    ]
  `)
})
