import { expect, it } from 'vitest'
import * as index from './index.js'
import * as server from './server.js'
import * as verify from './verify.js'

it('offers these names', () => {
  expect(Object.keys(index).sort()).toEqual([
    'createNonce',
    'formatSignInMessage',
    'localSiwx',
    'parseSignInMessage',
    'serverSiwx',
    'siweSiwx',
  ])
  expect(Object.keys(server).sort()).toEqual(['createMemoryStore', 'createSignIn', 'serveNode'])
  expect(Object.keys(verify).sort()).toEqual([
    'createEvmVerifier',
    'defaultVerifiers',
    'parseSignInMessage',
    'recoverSigner',
    'verifyContractSignature',
    'verifySignIn',
    'verifySignature',
  ])
})
