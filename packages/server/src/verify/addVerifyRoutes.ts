import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { allowCors } from '../http/allowCors.js'
import { readQuery } from '../http/readRequest.js'
import { refuse } from '../http/refuse.js'
import type { App, ServerContext } from '../http/ServerContext.js'
import { createProjectCache } from '../projects/findProject.js'
import { createAttestations, type VerifySettings } from './createAttestations.js'

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

const AttestationQuerySchema = v.object({
  projectId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  origin: v.pipe(v.string(), v.maxLength(300), v.check(isOrigin)),
  id: hash,
  decryptedId: hash,
})

/** What it posts is in attributes, so that its hash in the policy is always the same. */
const script = `const { attestation, origin } = document.currentScript.dataset
parent.postMessage(JSON.stringify({ type: 'verify_attestation', attestation }), origin)`
const scriptHash = createHash('sha256').update(script).digest('base64')

/**
 * Attests to wallets which page a message comes from. The page embeds a frame of this service, and only the browser
 * can tell who embeds it: by `frame-ancestors`, it shows the frame to the attested origin alone, and by the target
 * of `postMessage` nobody else reads the token. Software that is no browser can pretend to be one, as with every
 * service of this protocol.
 */
export function addVerifyRoutes(app: App, { database }: ServerContext, settings: VerifySettings) {
  const attestations = createAttestations(settings)
  const findProject = createProjectCache(database)

  app.get('/v3/attestation', async c => {
    const { projectId, ...request } = readQuery(c, AttestationQuerySchema)
    const project = await findProject(projectId)
    if (!project?.isEnabled) return refuse(c, 'unknown_project')
    const token = await attestations.attest(request, project, Date.now())
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; script-src 'sha256-${scriptHash}'; frame-ancestors ${request.origin}`,
    )
    c.header('Cache-Control', 'no-store')
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    c.header('Referrer-Policy', 'no-referrer')
    c.header('X-Content-Type-Options', 'nosniff')
    // Neither value has a character that HTML gives a meaning to.
    return c.html(
      `<!doctype html><title>Verify</title><script data-attestation="${token}" data-origin="${request.origin}">${script}</script>`,
    )
  })

  app.get('/v3/public-key', allowCors, c => {
    c.header('Cache-Control', 'public, max-age=3600')
    c.header('Access-Control-Allow-Origin', '*')
    return c.json(attestations.getPublicKey(Date.now()))
  })
}

/** An origin as browsers write it: of a web page, without anything that would end a policy or an attribute. */
function isOrigin(text: string): boolean {
  return /^https?:\/\/[a-z0-9.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text
}
