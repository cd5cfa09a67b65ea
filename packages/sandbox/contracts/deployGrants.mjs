import { deploySpendingGrants } from '@portico/sandbox/chain'

/**
 * Deploys the spending grants contract to a network, at the same address on every network.
 *
 * PORTICO_CHAIN=https://rpc.example PORTICO_DEPLOY_KEY=0x… node packages/sandbox/contracts/deployGrants.mjs
 */
const { PORTICO_CHAIN: url, PORTICO_DEPLOY_KEY: key } = process.env
if (!url || !/^0x[\da-f]{64}$/i.test(key ?? ''))
  throw new Error(
    'Set PORTICO_CHAIN to the URL of a node, and PORTICO_DEPLOY_KEY to the key that pays for the deployment.',
  )
console.log(`SpendingGrants is at ${await deploySpendingGrants(url, key)}.`)
