import { describe, expect, it } from 'vitest'
import { createSignIn, type SignInOptions } from './createSignIn.js'
import { type NodeRequest, type NodeResponse, serveNode } from './serveNode.js'

const secret = 'a secret of thirty-two characters.'

function setUp(options: Partial<SignInOptions> = {}) {
  const signIn = createSignIn({ domains: ['shop.example'], secret, ...options })
  const node = serveNode(signIn)
  return async (request: Partial<NodeRequest>, next?: (error: unknown) => void) => {
    const headers = new Map<string, string>()
    const response: NodeResponse & { text?: string } = {
      statusCode: 0,
      setHeader: (name, value) => headers.set(name, value),
      end(text) {
        response.text = text
      },
    }
    async function* body() {}
    const whole = { headers: {}, [Symbol.asyncIterator]: body, ...request }
    await node.handle(whole, response, next)
    return { status: response.statusCode, text: response.text, headers }
  }
}

describe('sign-in on a server of Node', () => {
  it('answers requests that are none, so that nobody can end the process with one', async () => {
    const call = setUp()
    async function* broken() {
      yield 'x'
      throw new Error('aborted')
    }
    expect((await call({ method: 'TRACE', url: '/nonce' })).status).toBe(400)
    expect((await call({ method: 'POST', [Symbol.asyncIterator]: broken })).status).toBe(400)
    for (const url of ['//', '//[', '/%', '*', '']) expect((await call({ url })).status).toBe(404)
    const http2 = { ':method': 'GET', ':path': '/nonce' }
    expect((await call({ url: '/nonce?x=1', headers: http2 })).status).toBe(200)
  })

  it('sets a Secure cookie whatever the request and its URL say [AU36]', async () => {
    const cookie = 'portico-session=planted'
    const host = 'localhost:3000'
    const origin = 'https://shop.example'
    const { headers } = await setUp()({
      method: 'POST',
      url: '//localhost/sign-out',
      headers: { host, cookie, origin, 'content-type': 'application/json' },
      body: {},
    })
    expect(headers.get('set-cookie')).toMatch(/^__Host-portico-session=; .*; Secure$/)
  })

  it('tells Express what failed, and visitors without it that something did', async () => {
    const failure = new Error('no database')
    const store = { take: () => Promise.reject(failure), has: () => Promise.reject(failure) }
    const call = setUp({ store })
    const nonce = JSON.parse((await call({ url: '/nonce' })).text ?? '')
    const request = {
      method: 'POST',
      url: '/authenticate',
      headers: { 'content-type': 'application/json', 'x-nonce-jwt': `Bearer ${nonce.token}` },
      body: { message: 'x', signature: '0x' },
    }
    expect((await call(request)).status).toBe(500)
    const told: unknown[] = []
    await call(request, error => told.push(error))
    expect(told).toEqual([failure])
  })
})
