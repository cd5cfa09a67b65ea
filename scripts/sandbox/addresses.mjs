/** Where the parts of a sandbox listen, unless another sandbox is there already. */
const usual = {
  // Held by whoever has the rest.
  claim: 4099,
  chainOne: 8545,
  chainTwo: 8546,
  solana: 8899,
  // Where libraries of Solana look for websockets, by themselves.
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
  // The page with the mails that came, and where they are sent to.
  inbox: 4600,
  smtp: 4700,
  // Stands in for the services that people log in with.
  social: 4800,
  // Stands in for Farcaster: its relay, its app and its registries.
  farcaster: 4801,
  // Stands in for a service that sells tokens.
  onRamp: 4900,
  // Stands in for a gateway to the pictures of collectibles.
  pictures: 5100,
  // Of the smart accounts on the first local chain.
  bundler: 4337,
}

/** Several sandboxes run side by side, each some ports further on. Ten of them do not meet. */
const step = 10
export const slots = 10

const mapPorts = give => Object.fromEntries(Object.entries(usual).map(([name, port]) => [name, give(port)]))

/** @param {number} slot which of the sandboxes on this machine */
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

/**
 * Of the sandbox that a page belongs to, by the port that it came from: the same build serves in all of them.
 * @param {{ readonly port: string } | undefined} place
 */
export function getPageAddresses(place = globalThis.location) {
  const shifts = Object.values(usual).map(port => Number(place?.port) - port)
  const shift = shifts.find(ports => ports >= 0 && ports < slots * step && ports % step === 0)
  return getAddresses((shift ?? 0) / step)
}

/** Where tokens are swapped on the first local chain, for pages to name: it is the last that its seeder makes. */
export const exchange = '0x017472ADe6de7cE46e593C53827689e6299d4f86'
