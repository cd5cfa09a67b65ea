import { deploySpendingGrants } from '@portico/testing/chain'

/**
 * Deploys the spending grants contract to a network, at the same address on every network.
 *
 * PORTICO_CHAIN=https://rpc.example PORTICO_DEPLOY_KEY=0x… node scripts/deploy-grants.mjs
 */
const { PORTICO_CHAIN: url, PORTICO_DEPLOY_KEY: key } = process.env
if (!url || !/^0x[\da-f]{64}$/i.test(key ?? ''))
  throw new Error('PORTICO_CHAIN has to name a node, and PORTICO_DEPLOY_KEY the key that pays for it.')
console.log(`SpendingGrants is at ${await deploySpendingGrants(url, key)}.`)
