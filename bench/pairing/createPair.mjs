import { privateKeyToAccount } from 'viem/accounts'
import { createChaosSocket } from './createChaosSocket.mjs'

const account = privateKeyToAccount(`0x${'42'.repeat(32)}`)
const chains = ['eip155:1']
const methods = ['personal_sign']
const events = ['accountsChanged', 'chainChanged']
const proposal = { chains, methods, events }
const namespaces = { eip155: { ...proposal, accounts: [`eip155:1:${account.address}`] } }
const metadata = { name: 'Bench', description: '', url: 'https://bench.example', icons: [] }

/** A page and a phone with separate connections to the relay, whose listeners and timers are counted. */
export function createPair(packages, { pageUrl, phoneUrl, weather }) {
  const world = createWorld(packages)
  const phoneWorld = createWorld(packages)
  const pageSockets = createChaosSocket(weather)
  const phoneSockets = createChaosSocket({ ...weather, seed: weather.seed + 100 })
  const client = packages.createPairingClient(
    {
      environment: world.environment,
      projectId: 'portico-sandbox',
      metadata,
      families: { eip155: packages.eip155Family },
      getRpcUrls: () => [],
      emit: () => undefined,
    },
    { relayUrl: pageUrl, WebSocket: pageSockets.WebSocket },
  )
  const problems = []
  const note = error => problems.push(error.code ?? error.message)
  const phone = packages.createWalletClient({
    environment: phoneWorld.environment,
    projectId: 'portico-sandbox',
    metadata,
    relayUrl: phoneUrl,
    WebSocket: phoneSockets.WebSocket,
    onProposal: ({ id }) => void phone.approve(id, { namespaces }).catch(note),
    onRequest: async request => {
      const [message] = request.params
      const result = await account.signMessage({ message: { raw: message } })
      phone.respond(request, { result }).catch(note)
    },
  })
  return {
    client,
    phone,
    problems,
    pair: () => client.pair({ namespaces: { eip155: proposal } }),
    async sign(text) {
      const message = `0x${Buffer.from(text).toString('hex')}`
      const request = { method: 'personal_sign', params: [message, account.address] }
      const signature = await client.getProvider('eip155').request(request)
      if (signature !== (await account.signMessage({ message: { raw: message } })))
        throw new Error('The signature does not match the message.')
    },
    count: () => ({
      listeners: world.listeners.size + phoneWorld.listeners.size,
      timers: world.timers.size + phoneWorld.timers.size,
      sockets: pageSockets.open.size + phoneSockets.open.size,
      stored: world.size() + phoneWorld.size(),
    }),
    stop() {
      client.stop()
      phone.stop()
    },
  }
}

function createWorld({ createEnvironment }) {
  const listeners = new Set()
  const timers = new Set()
  const stored = new Map()
  const page = new EventTarget()
  const { addEventListener, removeEventListener } = page
  page.addEventListener = (type, listener) => {
    listeners.add(listener)
    addEventListener.call(page, type, listener)
  }
  page.removeEventListener = (type, listener) => {
    listeners.delete(listener)
    removeEventListener.call(page, type, listener)
  }
  const environment = createEnvironment({
    page,
    setTimeout(callback, milliseconds) {
      const timer = setTimeout(() => {
        timers.delete(timer)
        callback()
      }, milliseconds)
      timers.add(timer)
      return timer
    },
    clearTimeout(timer) {
      timers.delete(timer)
      clearTimeout(timer)
    },
    storage: {
      getItem: key => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: key => void stored.delete(key),
    },
  })
  const size = () => [...stored].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  return { environment, listeners, timers, size }
}
