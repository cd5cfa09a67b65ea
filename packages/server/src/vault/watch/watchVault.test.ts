import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ServedApp, serveApp } from '../../http/createHttpServer.js'
import { createVaultApp } from '../createVaultApp.js'
import { createManifest, formatManifest, type ManifestDraft } from '../manifest/createManifest.js'
import { addSignature, createTrust, readPublicKey, trustSigners } from '../manifest/trust.js'
import { manifestPath, parseManifest } from '../manifest/VaultManifest.js'
import { readPages } from '../readPages.js'
import { describeServices, type VaultOptions } from '../VaultOptions.js'
import { watchVault } from './watchVault.js'

interface Reply {
  status: number
  headers: Headers
  body: string
}
interface Asked {
  path: string
  userAgent: string
  language: string
}
type Mutate = (reply: Reply, asked: Asked) => void

const v = '/v/0123456789abcdef0123456789abcdef'
const pages = {
  'index.html': `<!doctype html><html><head><link rel="stylesheet" href="${v}/vault.css" integrity="sha384-c"><script type="module" src="${v}/frame.js" integrity="sha384-a"></script></head><body></body></html>`,
  'confirm.html': `<!doctype html><html><head><script type="module" src="${v}/confirm.js" integrity="sha384-b"></script></head><body></body></html>`,
  [`${v}/frame.js`]: 'new Worker("keeper.js")',
  [`${v}/confirm.js`]: 'export {}',
  [`${v}/keeper.js`]: 'import("./evm-Bn9Up29x.js")',
  [`${v}/evm-Bn9Up29x.js`]: 'export const sign = key => key',
  [`${v}/de.json`]: '{"approve":"Zustimmen"}',
  [`${v}/fr.json`]: '{"approve":"Approuver"}',
  [`${v}/vault.css`]: 'main { color: black }',
}

const createSigner = () => generateKeyPairSync('ed25519').privateKey
const [alice, bob, mallory] = [createSigner(), createSigner(), createSigner()]
const signers = [alice, bob].map(readPublicKey)
const toPem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString()

let folder: string
let draft: ManifestDraft
let signed: string
let served: ServedApp
let mutate: Mutate
const vaultOptions: VaultOptions = {
  projects: { origins: {} },
  authUrl: 'https://api.shop.example',
  rpcUrls: { 'eip155:1': 'https://rpc.shop.example/' },
  rateLimit: { burst: 1e9, perSecond: 1e9 },
}

function sign(content: Partial<ManifestDraft> = {}, keys = [alice, bob]): string {
  const { metadata } = createManifest({ ...draft, ...content })
  for (const key of keys) addSignature(metadata, toPem(key))
  return formatManifest(metadata)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-watch-'))
  await mkdir(join(folder, v), { recursive: true })
  for (const [path, content] of Object.entries(pages)) await writeFile(join(folder, path), content)
  draft = {
    files: await readPages(folder),
    version: 2,
    release: '0.1.0',
    date: '2026-11-19',
    expires: '2027-11-19T00:00:00Z',
    services: describeServices(vaultOptions),
    projects: { shop: ['https://shop.example'] },
  }
  signed = sign()
  const manifest = join(folder, 'vault.json')
  await writeFile(manifest, signed)
  const app = await createVaultApp({
    ...vaultOptions,
    folder,
    signers: { keys: signers, manifest, data: join(folder, 'data') },
  })
  served = await serveApp(
    async (request, env) => {
      const response = await app.fetch(request, env)
      const { pathname, search } = new URL(request.url)
      const read = (name: string) => request.headers.get(name) ?? ''
      const reply = {
        status: response.status,
        headers: new Headers(response.headers),
        body: await response.text(),
      }
      mutate(reply, {
        path: pathname + search,
        userAgent: read('user-agent'),
        language: read('accept-language'),
      })
      return new Response(reply.body, reply)
    },
    '127.0.0.1',
    0,
  )
})
afterAll(async () => {
  await served.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  mutate = () => {}
})

const now = () => Date.parse('2026-12-24')
const newest = () => parseManifest(signed, 'seen')
const watch = () => watchVault({ url: served.url, trust: trustSigners(signers), newest: newest(), now })

const frame = '/sdk?projectId=shop'
const confirm = '/confirm?projectId=shop'
const at =
  (path: string, change: Mutate): Mutate =>
  (reply, asked) => {
    if (asked.path === path) change(reply, asked)
  }
const write = (path: string, change: (body: string) => string) =>
  at(path, reply => {
    reply.body = change(reply.body)
  })
const replace = (path: string, from: string, to: string) =>
  write(path, body => {
    expect(body).toContain(from)
    return body.replace(from, to)
  })
const flip = (path: string) => write(path, body => `${body.slice(0, -1)}!`)
const header = (path: string, name: string, value?: string) =>
  at(path, ({ headers }) => {
    if (value === undefined) {
      expect(headers.has(name)).toBe(true)
      headers.delete(name)
    } else headers.set(name, value)
  })
const policy = (path: string, from: string, to: string) =>
  at(path, ({ headers }) => {
    const text = headers.get('content-security-policy') ?? ''
    expect(text).toContain(from)
    headers.set('content-security-policy', text.replace(from, to))
  })
const only =
  (condition: (asked: Asked) => boolean, change: Mutate): Mutate =>
  (reply, asked) => {
    if (condition(asked)) change(reply, asked)
  }
const status = (path: string, code: number) =>
  at(path, reply => {
    reply.status = code
  })
const present = (path: string, type: string, code = 200) =>
  at(path, reply => {
    reply.status = code
    reply.headers.set('content-type', type)
    reply.body = '<script src="/x.js"></script>'
  })
const manifest = (text: () => string) => write(manifestPath, () => text())
const isPhone = ({ userAgent }: Asked) => userAgent.includes('iPhone')
const isGerman = ({ language }: Asked) => language.startsWith('de')
const worker = `${v}/evm-Bn9Up29x.js`

const mutations: [what: string, change: Mutate, difference: string][] = [
  ['one byte in the script of the frame', flip(`${v}/frame.js`), 'frame.js: the content differs'],
  ['one byte in the script of the window', flip(`${v}/confirm.js`), 'confirm.js: the content differs'],
  ['one byte in the worker', flip(`${v}/keeper.js`), 'keeper.js: the content differs'],
  ['one byte in a lazily loaded worker part', flip(worker), 'evm-Bn9Up29x.js: the content differs'],
  ['one byte in a language', flip(`${v}/de.json`), 'de.json: the content differs'],
  ['one byte in the styles', flip(`${v}/vault.css`), 'vault.css: the content differs'],
  ['one byte after a worker part', write(worker, body => `${body} `), 'the content differs'],
  ['one byte less in a worker part', write(worker, body => body.slice(1)), 'the content differs'],
  ['an empty worker part', write(worker, () => ''), 'the content differs'],
  ['a worker part for iPhones', only(isPhone, flip(worker)), 'Safari on iPhone in English'],
  ['a worker part for German visitors', only(isGerman, flip(worker)), 'Firefox on Windows in German'],
  [
    'a worker part for German visitors with an iPhone',
    only(asked => isPhone(asked) && isGerman(asked), flip(worker)),
    'the content differs (Safari on iPhone in German)',
  ],
  [
    'an extra script in the frame',
    replace(frame, '</head>', '<script src="/x.js"></script></head>'),
    'the content differs',
  ],
  ['an extra inline script', replace(frame, '</body>', '<script>1</script></body>'), 'the content differs'],
  [
    'an extra script in the window',
    replace(confirm, '</head>', '<script src="/x.js"></script></head>'),
    'the content differs',
  ],
  [
    'an extra style sheet',
    replace(frame, '</head>', '<link rel="stylesheet" href="/x.css"></head>'),
    'the content differs',
  ],
  [
    'a base element',
    replace(frame, '<link', '<base href="https://evil.example"><link'),
    'the content differs',
  ],
  ['a script without integrity', replace(frame, ' integrity="sha384-a"', ''), 'the content differs'],
  ['a script with another integrity', replace(frame, 'sha384-a', 'sha384-x'), 'the content differs'],
  [
    'a script of another host',
    replace(frame, `src="${v}`, 'src="https://evil.example'),
    'the content differs',
  ],
  [
    'a comment for Firefox',
    only(({ userAgent }) => userAgent.includes('Firefox'), replace(frame, '</body>', '<!-- --></body>')),
    'the content differs (Firefox on Windows in English',
  ],
  [
    'two files swapped',
    (reply, asked) => {
      if (asked.path === `${v}/frame.js`) reply.body = pages[`${v}/confirm.js`] ?? ''
      if (asked.path === `${v}/confirm.js`) reply.body = pages[`${v}/frame.js`] ?? ''
    },
    'frame.js: the content differs',
  ],
  [
    'two languages swapped',
    (reply, asked) => {
      if (asked.path === `${v}/de.json`) reply.body = pages[`${v}/fr.json`] ?? ''
      if (asked.path === `${v}/fr.json`) reply.body = pages[`${v}/de.json`] ?? ''
    },
    'fr.json: the content differs',
  ],
  [
    'the frame in place of the window',
    write(confirm, () => pages['index.html']),
    '/confirm?projectId=shop: the content differs',
  ],
  ['another service', replace(frame, 'api.shop.example', 'api.evil.example'), 'the settings differ'],
  ['another node', replace(frame, 'rpc.shop.example', 'rpc.evil.example'), 'the settings differ'],
  [
    'an escrow',
    replace(frame, '&#34;rpcUrls', '&#34;escrowUrl&#34;:&#34;https://evil.example&#34;,&#34;rpcUrls'),
    'the settings differ',
  ],
  [
    'one more site that may embed the vault',
    replace(frame, 'https://shop.example&#34;', 'https://shop.example&#34;,&#34;https://evil.example&#34;'),
    'the settings differ',
  ],
  [
    'a site that may embed the vault without a project',
    replace('/sdk?projectId=portico-watch', '[]', '[&#34;https://evil.example&#34;]'),
    'the settings differ',
  ],
  ['settings of another project', replace(frame, 'shop&#34;,', 'spy&#34;,'), 'the settings differ'],
  [
    'settings written twice',
    write(frame, body => body.replace('<head>', `<head><meta name="portico-vault" content="{}">`)),
    'the content differs',
  ],
  ['settings in another encoding', replace(frame, '{&#34;', '{ &#34;'), 'the content differs'],
  ['no policy', header(frame, 'content-security-policy'), 'content-security-policy is missing'],
  [
    'another policy for one user agent',
    only(isPhone, policy(frame, "script-src 'self'", "script-src 'self' 'unsafe-inline'")),
    'content-security-policy differs',
  ],
  [
    'scripts of another host',
    policy(frame, "script-src 'self'", 'script-src *'),
    'content-security-policy differs',
  ],
  [
    'connections to another host',
    policy(frame, 'connect-src', 'connect-src https://evil.example'),
    'content-security-policy differs',
  ],
  [
    'any site around the frame',
    policy(frame, 'frame-ancestors https://shop.example', 'frame-ancestors *'),
    'content-security-policy differs',
  ],
  [
    'any site around the window',
    policy(confirm, "frame-ancestors 'none'", 'frame-ancestors *'),
    'content-security-policy differs',
  ],
  [
    'no trusted types',
    policy(frame, "require-trusted-types-for 'script'; ", ''),
    'content-security-policy differs',
  ],
  [
    'connections of the worker',
    policy(`${v}/keeper.js`, 'connect-src', 'connect-src https://evil.example'),
    'keeper.js: the header content-security-policy differs',
  ],
  [
    'no policy of the worker',
    header(`${v}/keeper.js`, 'content-security-policy'),
    'content-security-policy is missing',
  ],
  [
    'no integrity policy',
    only(
      ({ userAgent }) => userAgent.includes('Chrome'),
      at(frame, ({ headers }) => headers.delete('integrity-policy')),
    ),
    'integrity-policy is missing (Chrome on Windows',
  ],
  [
    'another opener policy',
    header(confirm, 'cross-origin-opener-policy', 'same-origin'),
    'cross-origin-opener-policy differs',
  ],
  [
    'another resource policy',
    header(worker, 'cross-origin-resource-policy', 'cross-origin'),
    'cross-origin-resource-policy differs',
  ],
  [
    'no embedder policy',
    header(frame, 'cross-origin-embedder-policy'),
    'cross-origin-embedder-policy is missing',
  ],
  ['no agent cluster', header(frame, 'origin-agent-cluster'), 'origin-agent-cluster is missing'],
  ['guessing of types', header(worker, 'x-content-type-options'), 'x-content-type-options is missing'],
  ['no strict transport', header(frame, 'strict-transport-security'), 'strict-transport-security is missing'],
  ['referrers', header(frame, 'referrer-policy', 'unsafe-url'), 'referrer-policy differs'],
  ['a camera', header(frame, 'permissions-policy', 'camera=*'), 'permissions-policy differs'],
  ['a page that is kept', header(frame, 'cache-control', 'max-age=9999'), 'cache-control differs'],
  ['a cookie', header(frame, 'set-cookie', 'id=1'), 'set-cookie is not in the manifest'],
  [
    'a preload',
    header(frame, 'link', '<https://evil.example/x.js>; rel=modulepreload'),
    'link is not in the manifest',
  ],
  [
    'a service worker for everything',
    header(worker, 'service-worker-allowed', '/'),
    'service-worker-allowed is not in the manifest',
  ],
  [
    'other origins as readers',
    header(worker, 'access-control-allow-origin', '*'),
    'access-control-allow-origin is not in the manifest',
  ],
  ['a refresh', header(frame, 'refresh', '0;url=https://evil.example'), 'refresh is not in the manifest'],
  ['a language as a page', header(`${v}/de.json`, 'content-type', 'text/html'), 'content-type differs'],
  ['a redirect', status(worker, 302), 'the status is 302'],
  ['a missing language', status(`${v}/de.json`, 404), 'the status is 404'],
  [
    'an error for German visitors',
    only(isGerman, status(frame, 500)),
    'the status is 500 (Chrome on Windows in German',
  ],
  ['a page of its own', present('/', 'text/html'), '/: the status is 200'],
  ['a service worker', present('/sw.js', 'text/javascript'), '/sw.js: the status is 200'],
  [
    'a script beside the worker',
    present(`${v}/portico-watch.js`, 'text/javascript'),
    'portico-watch.js: the status is 200',
  ],
  ['an error page with scripts', present('/index.html', 'text/html', 404), 'nothing should be there'],
  ['an older signed release', manifest(() => sign({ version: 1 })), 'version 1; version 2 was seen before'],
  [
    'another manifest of the same version',
    manifest(() => sign({ date: '2026-11-20' })),
    'version 2 has changed',
  ],
  ['one signature too few', manifest(() => sign({}, [alice])), '1 valid signature of the 2'],
  ['a signature of another key', manifest(() => sign({}, [alice, mallory])), '1 valid signature of the 2'],
  [
    'one signature twice',
    manifest(() => {
      const { signatures, ...rest } = JSON.parse(sign({}, [alice]))
      return JSON.stringify({ ...rest, signatures: [...signatures, ...signatures] })
    }),
    'multiple signatures',
  ],
  [
    'a manifest that was changed',
    manifest(() => signed.replace('api.shop', 'api.evil')),
    '0 valid signatures',
  ],
  ['an expired manifest', manifest(() => sign({ expires: '2026-12-01T00:00:00Z' })), 'expired on 2026-12-01'],
  ['no manifest', status(manifestPath, 404), 'the status is 404'],
  [
    'another manifest for one visitor',
    only(
      isPhone,
      manifest(() => sign({ version: 3 })),
    ),
    'visitors get different manifests',
  ],
]

describe('watchVault', () => {
  it('finds nothing in the vault that was signed', async () => {
    const result = await watch()
    expect(result.differences).toEqual([])
    // 15 visitors: the manifest, two pages of two projects, seven assets, four paths where nothing is; one more for the
    // manifest that is verified.
    expect(result.compared).toBe(15 * (1 + 4 + 7 + 4) + 1)
    expect(result.connect).toBe('https://api.shop.example https://rpc.shop.example')
  })

  it('knows fifty ways to change a vault', () => {
    expect(new Set(mutations.map(([what]) => what)).size).toBeGreaterThanOrEqual(50)
  })

  it.each(mutations)('detects %s', async (_, change, difference) => {
    mutate = change
    const { differences } = await watch()
    expect(differences.join('\n')).toContain(difference)
  })

  it('compares a vault with the release that its makers have signed', async () => {
    const { services: _services, projects: _projects, ...release } = draft
    draft = release
    const released = sign({}, [bob])
    draft = {
      ...release,
      services: describeServices(vaultOptions),
      projects: { shop: ['https://shop.example'] },
    }
    const trust = createTrust({ keys: signers, threshold: 1, expires: '2027-11-19T00:00:00Z' })
    const compare = () => watchVault({ url: served.url, trust, manifest: released, projects: ['shop'], now })
    expect((await compare()).differences).toEqual([])
    mutate = flip(worker)
    expect((await compare()).differences).toEqual([`${worker}: the content differs`])
    mutate = only(isPhone, replace(frame, 'rpc.shop.example', 'rpc.evil.example'))
    expect((await compare()).differences.join()).toContain('visitors get different settings')
    mutate = replace(confirm, 'rpc.shop.example/', 'rpc.shop.example/other')
    expect((await compare()).differences).toEqual([`${confirm}: the settings differ`])
  })

  it('reports that the keys it trusts have expired', async () => {
    const trust = createTrust({ keys: signers, threshold: 1, expires: '2026-12-23T00:00:00Z' })
    const { differences } = await watchVault({ url: served.url, trust, now })
    expect(differences).toEqual(['The root expired on 2026-12-23T00:00:00Z.'])
  })

  it('ignores headers that a proxy is said to add', async () => {
    mutate = header(frame, 'alt-svc', 'h3=":443"')
    expect((await watch()).differences.join()).toContain('alt-svc is not in the manifest')
    const ignoredHeaders = ['alt-svc']
    const { differences } = await watchVault({
      ...{ url: served.url, trust: trustSigners(signers), ignoredHeaders, now },
    })
    expect(differences).toEqual([])
  })
})
