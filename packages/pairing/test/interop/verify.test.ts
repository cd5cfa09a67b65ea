import { randomBytes } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createProject, createServer } from '../../../server/src/exports/index.js'
import { openBorrowedDatabase } from '../../../server/test/openBorrowedDatabase.js'
import { startTestRelay } from '../../../server/test/startTestRelay.js'
import type { VerifyContext } from '../../src/verify/createVerifier.js'
import { createWorld } from './createWorld.js'
import { createFramePage } from './peers/createFramePage.js'
import { createOurPage } from './peers/createOurPage.js'
import { createOurWallet } from './peers/createOurWallet.js'
import { createKitWallet } from './peers/createReferenceWallet.js'
import { setAsideForeignRejections } from './setAsideForeignRejections.js'
import { sign, until } from './steps.js'

setAsideForeignRejections()

const { database, close } = await openBorrowedDatabase()
afterAll(close)
const origins = ['https://shop.example', 'https://other.example']
await createProject(database, { id: 'mall', allowedOrigins: origins })

// The address of the service is fixed in the kit.
const verifyUrl = 'https://verify.walletconnect.org'
const options = { projectId: 'mall', verifyUrl }
const createService = (scamOrigins: readonly string[] = []) =>
  createServer({ database, verify: { url: verifyUrl, secret: randomBytes(32), scamOrigins } })
type Service = ReturnType<typeof createService>

const ask = (service: Service) => (url: string) => {
  const { pathname, search } = new URL(url)
  return service.request(`${pathname}${search}`)
}

interface Verified {
  readonly validation: string
  readonly origin: string
  readonly isScam?: boolean | undefined
}

type TestCase = readonly [
  situation: string,
  pageOrigin: string,
  scamOrigins: readonly string[],
  expected: Verified,
]

// The metadata of the page names https://shop.example.
const cases: readonly TestCase[] = [
  [
    'the site',
    'https://shop.example',
    [],
    { validation: 'VALID', origin: 'https://shop.example', isScam: false },
  ],
  [
    'another origin',
    'https://other.example',
    [],
    { validation: 'INVALID', origin: 'https://other.example', isScam: false },
  ],
  [
    'a known scam',
    'https://other.example',
    ['https://other.example'],
    { validation: 'INVALID', origin: 'https://other.example', isScam: true },
  ],
  [
    'an origin that the project does not list',
    'https://foreign.example',
    [],
    { validation: 'UNKNOWN', origin: 'https://shop.example' },
  ],
]

describe.each(cases)('a page of %s', (_, pageOrigin, scamOrigins, expected) => {
  const service = createService(scamOrigins)
  beforeEach(() => {
    // The kit skips Verify in tests.
    vi.stubEnv('IS_VITEST', '')
    vi.stubGlobal('fetch', (input: string | URL | Request) => {
      const url = input instanceof Request ? input.url : String(input)
      return url.startsWith(verifyUrl)
        ? ask(service)(url)
        : Promise.reject(new Error(`${url} is not for tests.`))
    })
    return () => vi.unstubAllEnvs()
  })

  it(`is ${expected.validation} in a wallet made with walletkit, for its proposal and its requests`, async () => {
    const relay = await startTestRelay({ database })
    const wallet = await createKitWallet(relay.url)
    const heard: Verified[] = []
    wallet.kit.on('session_proposal', ({ verifyContext }) => void heard.push(verifyContext.verified))
    wallet.kit.on('session_request', ({ verifyContext }) => void heard.push(verifyContext.verified))
    const environment = createFramePage(pageOrigin, ask(service))
    const page = await createOurPage(relay.url, environment, options)
    const { uri, settled } = await page.propose()
    await wallet.pair(uri)
    const topic = await settled
    await sign({ page, wallet }, topic)
    expect(heard).toEqual([expect.objectContaining(expected), expect.objectContaining(expected)])
    expect(environment.frames.size).toBe(0)
    await page.close()
    await wallet.close()
    await relay.close()
  })

  it(`is ${expected.validation} in a wallet made with ours`, async () => {
    const relay = await startTestRelay({ database })
    const heard: VerifyContext[] = []
    const wallet = await createOurWallet(relay.url, {
      verifyUrl,
      environment: { ...createWorld(), fetch: async input => ask(service)(String(input)) },
      onProposal({ id, verify }) {
        heard.push(verify)
        void wallet.client.reject(id)
      },
    })
    const page = await createOurPage(relay.url, createFramePage(pageOrigin, ask(service)), options)
    const { uri, settled } = await page.propose()
    settled.catch(() => undefined)
    await wallet.pair(uri)
    await until(() => expect(heard).toEqual([{ isScam: false, ...expected }]))
    await wallet.close()
    await page.close()
    await relay.close()
  })
})
