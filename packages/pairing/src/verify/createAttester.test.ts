import type { Page } from '@portico/core/adapter'
import { describe, expect, it } from 'vitest'
import { createTestEnvironment, settle } from '../../test/createTestEnvironment.js'
import { hashMessage } from '../crypto/createKeyPair.js'
import { createAttester } from './createAttester.js'

const verifyUrl = 'https://verify.example'

interface TestFrame {
  readonly contentWindow: object
  src: string
}

function setUp() {
  const frames: TestFrame[] = []
  const opened: URL[] = []
  const document = Object.assign(new EventTarget(), {
    createElement: () => ({
      contentWindow: {},
      src: '',
      remove(this: TestFrame) {
        frames.splice(frames.indexOf(this), 1)
      },
    }),
    body: {
      append(frame: TestFrame) {
        frames.push(frame)
        opened.push(new URL(frame.src))
      },
    },
  })
  const page = Object.assign(new EventTarget(), { document })
  const environment = createTestEnvironment({ page: page as unknown as Page }) // what is used of a window
  const post = (data: unknown, more: object = {}) =>
    page.dispatchEvent(
      Object.assign(new Event('message'), {
        source: frames[0]?.contentWindow,
        origin: verifyUrl,
        data: JSON.stringify(data),
        ...more,
      }),
    )
  const attest = createAttester({ environment, verifyUrl, projectId: 'id' })
  return { environment, document, frames, opened, post, attest }
}

const createToken = (message: string) => {
  const claims = { id: hashMessage(message), origin: 'https://dapp.example', exp: 2_000_000_000 }
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`
}

const type = 'verify_attestation'

describe('the attestation of a message', () => {
  it('is asked for in a frame with the hashes of what was sealed and of what is in it', async () => {
    const { attest, opened, frames, post } = setUp()
    const attestation = attest('sealed', 'payload')
    expect(Object.fromEntries(opened[0]?.searchParams ?? [])).toEqual({
      projectId: 'id',
      origin: 'https://dapp.example',
      id: hashMessage('sealed'),
      decryptedId: hashMessage('payload'),
    })
    expect(opened[0]?.href).toMatch(/^https:\/\/verify\.example\/v3\/attestation\?/)
    post({ type, attestation: createToken('sealed') })
    expect(await attestation).toBe(createToken('sealed'))
    expect(frames).toEqual([])
  })

  it.each([
    [
      'comes from another origin',
      { type, attestation: createToken('sealed') },
      { origin: 'https://evil.example' },
    ],
    ['comes from another frame', { type, attestation: createToken('sealed') }, { source: {} }],
    ['is about another message', { type, attestation: createToken('other') }, {}],
    ['is of another type', { type: 'other', attestation: createToken('sealed') }, {}],
    ['is no token', { type, attestation: 'token' }, {}],
    ['is missing', { type, attestation: null }, {}],
    ['is no JSON', {}, { data: '{' }],
  ])('is not taken from an answer that %s', async (_, data, more) => {
    const { attest, post, environment } = setUp()
    const attestation = attest('sealed', 'payload')
    post(data, more)
    await environment.advance(5000)
    expect(await attestation).toBeUndefined()
  })

  it('is waited for at most five seconds, and not asked for again for five minutes', async () => {
    const { attest, opened, frames, environment } = setUp()
    const attestation = attest('sealed', 'payload')
    await environment.advance(4999)
    expect(frames).toHaveLength(1)
    await environment.advance(1)
    expect(await attestation).toBeUndefined()
    expect(frames).toEqual([])
    expect(await attest('next', 'payload')).toBeUndefined()
    expect(opened).toHaveLength(1)
    await environment.advance(300_000)
    void attest('later', 'payload')
    expect(opened).toHaveLength(2)
  })

  it('is given up at once if the policy of the page forbids the frame, and the console says what is missing', async () => {
    const { attest, document, environment } = setUp()
    const attestation = attest('sealed', 'payload')
    const violation = { blockedURI: `${verifyUrl}/v3/attestation`, disposition: 'enforce' }
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation))
    expect(await attestation).toBeUndefined()
    expect(environment.logged.at(-1)?.message).toContain('frame-src https://verify.example')
  })

  it('does not exist without a document', async () => {
    const environment = createTestEnvironment()
    const attest = createAttester({ environment, verifyUrl, projectId: 'id' })
    const attestation = attest('sealed', 'payload')
    await settle()
    expect(await attestation).toBeUndefined()
  })
})
