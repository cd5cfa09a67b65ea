import { join } from 'node:path'
import { accountContracts } from '@portico/sandbox/chain'
import { startVault } from '@portico/server'
import { root } from '../../../scripts/root.mjs'
import { getAddresses } from './addresses.mjs'
import { contracts } from './contracts.mjs'
import { endWith } from './endWith.mjs'

const { factory, implementation } = accountContracts
const slot = Number(process.env.PORTICO_SANDBOX_SLOT ?? 0)
const { server, escrow, chainOne, chainTwo, solana, bitcoin, cosmos, bundler } = getAddresses(slot)

const vault = await startVault({
  port: Number(process.env.PORT),
  folder: join(root, 'apps/vault/dist'),
  projects: { servicesUrl: server },
  authUrl: server,
  escrowUrl: escrow,
  rpcUrls: {
    'eip155:31337': chainOne,
    'eip155:31338': chainTwo,
    'solana:6QzBTAU2nPNdPeJ6r2hgf9viYxS9ETTG': solana,
    'bip122:0f9188f13cb7b2c71f2a335e3a4fc328': bitcoin,
    'cosmos:portico-local-1': cosmos,
  },
  swapRouters: { 'eip155:31337': contracts.exchange },
  smartAccounts: { 'eip155:31337': { bundler, factory, implementation } },
  onError: error => console.error(error),
})
endWith(() => vault.close())
