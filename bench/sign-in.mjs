import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { explain } from '../scripts/bootstrap.mjs'
import { createReport } from './report.mjs'

/** The target: EVM sign-ins verified per second on one core. */
const target = 1000
const accounts = 20
const signIns = 2000

const site = 'https://shop.example'

async function sign(signIn, formatSignInMessage, account) {
  const { nonce, token } = await (await signIn.handle(new Request(`${site}/siwx/nonce`))).json()
  const message = formatSignInMessage({
    accountAddress: account.address,
    chainId: 'eip155:1',
    domain: 'shop.example',
    uri: site,
    version: '1',
    nonce,
    issuedAt: new Date().toISOString(),
  })
  return { nonce, token, message, signature: await account.signMessage({ message }) }
}

const post = ({ token, message, signature }) =>
  new Request(`${site}/siwx/authenticate`, {
    method: 'POST',
    headers: { origin: site, 'content-type': 'application/json', 'x-nonce-jwt': `Bearer ${token}` },
    body: JSON.stringify({ message, signature }),
  })

/** Verifications per second of this process's CPU time, which ignores other load. */
async function measure(signed, verify) {
  for (const one of signed.slice(0, 100)) await verify(one)
  const rest = signed.slice(100)
  const before = process.cpuUsage()
  for (const one of rest) await verify(one)
  const { user, system } = process.cpuUsage(before)
  return Math.round(rest.length / ((user + system) / 1e6))
}

async function bench() {
  const [{ formatSignInMessage }, { createSignIn }, { verifySignIn }, { verifiers }] = await Promise.all([
    import('@portico/siwx'),
    import('@portico/siwx/server'),
    import('@portico/siwx/verify'),
    import('../packages/server/dist/signIn/verifiers.js'),
  ])
  const domains = ['shop.example']
  const signIn = createSignIn({ domains, secret: 'a secret of thirty-two characters.', verifiers })
  const owners = Array.from({ length: accounts }, () => privateKeyToAccount(generatePrivateKey()))
  const signed = []
  for (let index = 0; index < signIns; index++) {
    signed.push(await sign(signIn, formatSignInMessage, owners[index % accounts]))
  }
  const verified = await measure(signed, one => verifySignIn(one, { domains, nonce: one.nonce, verifiers }))
  const byScripts = await measure(signed.slice(0, 600), one =>
    verifySignIn(one, { domains, nonce: one.nonce }),
  )
  const answered = await measure(signed, async one => {
    const { status } = await signIn.handle(post(one))
    if (status !== 200) throw new Error(`A sign-in failed with status ${status}.`)
  })
  const { note, finish } = createReport()
  note('verified a second on one core', String(verified), `at least ${target}`, verified >= target)
  note('verified by scripts, as in browsers and at the edge', String(byScripts))
  note('whole requests', String(answered))
  finish()
}

await bench().catch(explain)
