import { mkdirSync } from 'node:fs'
import { startFarcaster, startSocialProviders } from '@portico/sandbox/social'
import { startServer } from '@portico/server'
import { getAddresses, getPorts } from './addresses.mjs'
import { contracts, onRampFee, prices, seededChain, tokens } from './contracts.mjs'
import { endWith } from './endWith.mjs'
import { readSecrets } from './readSecrets.mjs'
import { servePictures } from './servePictures.mjs'
import { listedSolanaTokens, solanaChain, solanaPrices } from './solanaTokens.mjs'

const slot = Number(process.env.PORTICO_SANDBOX_SLOT ?? 0)
const {
  server: url,
  vault,
  smtp,
  chainOne,
  chainTwo,
  solana,
  bitcoin,
  polkadot,
  cosmos,
  onRamp,
  pictures: gateway,
} = getAddresses(slot)
const bitcoinChain = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
/** The local chains by their id. */
const nodes = {
  [seededChain]: chainOne,
  'eip155:31338': chainTwo,
  [solanaChain]: solana,
  [bitcoinChain]: bitcoin,
  'polkadot:90909090909090909090909090909090': polkadot,
  'cosmos:portico-local-1': cosmos,
}
const dataFolder = process.env.PORTICO_DATA_FOLDER
mkdirSync(dataFolder, { recursive: true })
const secrets = readSecrets(dataFolder)

/** Mocks of Google and the other login providers, where visitors enter any identity. */
const providers = await startSocialProviders({
  port: getPorts(slot).social,
  callbackUrl: `${url}/auth/social/callback`,
})

const farcaster = await startFarcaster({ port: getPorts(slot).farcaster })

const pictures = await servePictures(getPorts(slot).pictures)

/** The sandbox's server: its own database, the sandbox project, and no limit that a test could hit. */
const starting = startServer({
  port: Number(process.env.PORT),
  dataFolder,
  isShared: true,
  sandbox: true,
  rateLimit: { burst: 10_000, perSecond: 1_000 },
  signIn: {
    secret: secrets.auth,
    rpcUrls: { 'eip155:31337': chainOne, 'eip155:31338': chainTwo },
  },
  data: {
    nodes,
    tokens: [...tokens, ...listedSolanaTokens],
    fixedPrices: { ...prices, ...solanaPrices, [bitcoinChain]: 60_000 },
    wholeChains: [seededChain, 'eip155:31338'],
    nameRegistry: { chainId: seededChain, address: contracts.names },
    nameZone: 'sandbox.example',
    onRampPage: { url: onRamp, assets: [`${seededChain}:${contracts.dollar}`], feePercent: onRampFee },
    payService: { name: 'Sandbox Exchange', url: onRamp, assets: [`${seededChain}:${contracts.dollar}`] },
    swapRouters: { [seededChain]: contracts.exchange },
    ipfsGateway: gateway,
    pictureHosts: [new URL(gateway).host],
  },
  auth: {
    url,
    vaultUrl: vault,
    smtpUrl: smtp,
    mailFrom: 'Portico sandbox <wallet@sandbox.example>',
    secret: secrets.auth,
    shareKeys: [secrets.shares],
    social: providers.clients,
    farcaster: { relayUrl: farcaster.relayUrl, rpcUrls: [farcaster.rpcUrl] },
    limits: {
      resendSeconds: 0,
      mailsPerQuarter: 10_000,
      mailsPerDay: 10_000,
      mailsPerNetwork: 10_000,
      mailsPerHour: 100_000,
    },
  },
  onError: error => console.error(error),
})
// Registered while it starts, so that a signal meanwhile does not leave its PostgreSQL behind.
endWith(async () => {
  await providers.stop()
  await farcaster.stop()
  await pictures.stop()
  await (await starting).close()
})
