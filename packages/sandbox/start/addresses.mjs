/** The default ports of a sandbox. */
const usual = {
  // Held by the process that owns the other ports.
  claim: 4099,
  chainOne: 8545,
  chainTwo: 8546,
  solana: 8899,
  // The default WebSocket port of Solana libraries.
  solanaSocket: 8900,
  bitcoin: 3002,
  polkadot: 9944,
  cosmos: 1317,
  server: 4100,
  demo: 4200,
  next: 4201,
  react18: 4202,
  express: 4203,
  wallet: 4300,
  vault: 4400,
  escrow: 4500,
  // The inbox page, and its SMTP port.
  inbox: 4600,
  smtp: 4700,
  // A mock of the social login providers.
  social: 4800,
  // A mock of Farcaster: its relay, app and registries.
  farcaster: 4801,
  // A mock on-ramp provider.
  onRamp: 4900,
  // A mock gateway for NFT images.
  pictures: 5100,
  // The console for staff.
  console: 5200,
  // For smart accounts on the first local chain.
  bundler: 4337,
}

/** Several sandboxes run side by side with a port offset. Ten of them do not overlap. */
const step = 10
export const slots = 10

const mapPorts = give => Object.fromEntries(Object.entries(usual).map(([name, port]) => [name, give(port)]))

/** @param {number} slot the index of the sandbox on this machine */
export const getPorts = slot => mapPorts(port => port + slot * step)

export const urlOf = port => `http://127.0.0.1:${port}`

/** @param {number} slot */
export function getAddresses(slot) {
  const ports = getPorts(slot)
  return {
    ...mapPorts(port => urlOf(port + slot * step)),
    relay: `ws://127.0.0.1:${ports.server}/relay`,
    smtp: `smtp://127.0.0.1:${ports.smtp}`,
  }
}

/** For the terminal. @param {number} slot @param {string} firstLink of the console's first member of staff */
export function describeAddresses(slot, firstLink) {
  const { demo, wallet, next, express, inbox, vault, server, escrow, console: staff } = getAddresses(slot)
  const { chainOne, chainTwo, solana, bitcoin, polkadot, cosmos } = getAddresses(slot)
  return `
  Demo site      ${demo}
  Wallet         ${wallet}  (pairs with the demo)
  Members' page  ${next}/members  (Next.js: sign in with a wallet to read it)
  Orders' API    ${express}/orders  (Express: for those who signed in at the demo site)
  Inbox          ${inbox}  (the codes that the embedded wallet mails)
  Vault          ${vault}  (the embedded wallet's pages)
  Server         ${server}
  Escrow         ${escrow}
  Console        ${firstLink || staff.replace('127.0.0.1', 'localhost')}  (for staff${firstLink ? '; the link works once' : ''})
  Anvil One      ${chainOne}  (chain 31337)
  Anvil Two      ${chainTwo}  (chain 31338)
  Solana         ${solana}  (JSON-RPC, websockets on the next port)
  Bitcoin        ${bitcoin}  (Esplora, regtest)
  Polkadot       ${polkadot}  (JSON-RPC)
  Cosmos         ${cosmos}  (REST and JSON-RPC, portico-local-1)

  Ctrl-C stops everything.
`
}

/**
 * The addresses of the sandbox that served the page, derived from the page's port: the same build serves all of
 * them.
 * @param {{ readonly port: string } | undefined} place
 */
export function getPageAddresses(place = globalThis.location) {
  const shifts = Object.values(usual).map(port => Number(place?.port) - port)
  const shift = shifts.find(ports => ports >= 0 && ports < slots * step && ports % step === 0)
  return getAddresses((shift ?? 0) / step)
}

/** The exchange on the first local chain, the last contract that its seeder deploys. */
export const exchange = '0x017472ADe6de7cE46e593C53827689e6299d4f86'
