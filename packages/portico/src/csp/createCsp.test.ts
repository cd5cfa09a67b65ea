import { mainnet } from '@portico/core/networks'
import { expect, it } from 'vitest'
import { createCsp } from './createCsp.js'

const mainnetAt = { ...mainnet, rpcUrls: { default: { http: ['https://node.example/v1/key'] } } }

it('names what the configuration names, and nothing else', () => {
  expect(
    createCsp({
      networks: [mainnetAt],
      services: 'https://portico.example/base',
      relay: 'wss://relay.example/relay',
      vault: 'https://vault.example',
      nonce: 'abc123==',
    }).split('; '),
  ).toEqual([
    "default-src 'self'",
    "script-src 'self' 'nonce-abc123=='",
    "connect-src 'self' https://portico.example wss://relay.example https://node.example",
    "img-src 'self' data: https://portico.example",
    'frame-src https://vault.example',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
  ])
})

it('has no frame, relay or service where none is configured', () => {
  const policy = createCsp({ networks: [mainnetAt] })
  expect(policy).toContain("connect-src 'self' https://node.example;")
  expect(policy).toContain("frame-src 'none'")
  expect(policy).not.toContain('unsafe')
  expect(createCsp({ relay: true })).toContain("connect-src 'self' wss://relay.walletconnect.org;")
  const relay = ['wss://a.example/relay', 'wss://b.example/relay']
  expect(createCsp({ relay })).toContain("connect-src 'self' wss://a.example wss://b.example;")
})

it('lets the pages show it in a frame that are named, and forms go to the site alone [FR35]', () => {
  expect(createCsp({})).toContain("; form-action 'self'; frame-ancestors 'self';")
  expect(createCsp({ frameAncestors: [] })).toContain("; frame-ancestors 'none';")
  expect(createCsp({ frameAncestors: ['https://portal.example/apps'] })).toContain(
    "; frame-ancestors 'self' https://portal.example;",
  )
  expect(() => createCsp({ frameAncestors: ['*'] })).toThrow()
})

it('refuses what would write into the header', () => {
  expect(() => createCsp({ vault: 'https://vault.example; script-src *' })).toThrow()
  expect(() => createCsp({ vault: 'javascript:alert(1)' })).toThrow('Not an http(s) or ws(s) URL')
  expect(() => createCsp({ nonce: "x' *" })).toThrow('The nonce must be base64.')
})

it('allows the frame of the Verify service: the public one with the public relay, another, or none', () => {
  expect(createCsp({ relay: true })).toContain('frame-src https://verify.walletconnect.org;')
  expect(createCsp({ relay: true, verify: false })).toContain("frame-src 'none';")
  const own = { relay: 'wss://relay.example', vault: 'https://vault.example' }
  expect(createCsp(own)).toContain('frame-src https://vault.example;')
  expect(createCsp({ ...own, verify: 'https://api.example' })).toContain(
    'frame-src https://vault.example https://api.example;',
  )
})
