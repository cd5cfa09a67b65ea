import {
  AccountIdSchema,
  dataPaths,
  SmartSessionActivationSchema,
  SmartSessionEndSchema,
  SmartSessionGrantSchema,
} from '@portico/protocol/data'
import { verifySignature } from '@portico/siwx/verify'
import type { Context } from 'hono'
import * as v from 'valibot'
import { readJson } from '../http/readJson.js'
import { refuse } from '../http/refuse.js'
import { refuseForNow } from '../http/refuseForNow.js'
import type { App, ServerEnv } from '../http/ServerContext.js'
import { createEvmCaller } from '../signIn/createEvmCaller.js'
import { createSignIns } from '../signIn/createSignIns.js'
import { createSmartSessionStore, mostSmartSessions } from '../signIn/createSmartSessionStore.js'
import type { SignInRouteOptions } from './signIn.js'

interface Account {
  readonly chainId: `${string}:${string}`
  readonly address: string
}

/**
 * Smart sessions that accounts have granted to a site, as the site reports them (W-26). A site sees only its own.
 * Writes need a session of the account or, to revoke, its signature over the `pci`.
 */
export function addSmartSessionRoutes(app: App, options: SignInRouteOptions) {
  const { database, settings, verifiers } = options
  const getSignIn = createSignIns(options)
  const callEvm = createEvmCaller(settings.rpcUrls ?? {})
  const store = createSmartSessionStore(database, settings.now ?? Date.now)

  const isSignedIn = async (c: Context<ServerEnv>, account: Account) =>
    (await getSignIn(c).getAccounts(c.req.raw)).some(known => formatAccount(known) === formatAccount(account))

  app.get(dataPaths.smartSessions, async c => {
    const account = readAccount(c.req.param('address'))
    if (!account) return refuse(c, 'bad_request', notAnAccount)
    return c.json({ pcis: await store.list(c.var.project, formatAccount(account)) })
  })

  app.post(dataPaths.smartSessions, async c => {
    const account = readAccount(c.req.param('address'))
    if (!account) return refuse(c, 'bad_request', notAnAccount)
    if (!(await isSignedIn(c, account))) return refuse(c, 'account_not_proven')
    const grant = await readJson(c, SmartSessionGrantSchema)
    if ('problem' in grant) return refuse(c, 'bad_request', grant.problem)
    const owner = formatAccount(account)
    if ((await store.count(c.var.project, owner)) >= mostSmartSessions) return refuseForNow(c, 3600)
    return c.json({ pci: await store.add(c.var.project, owner, grant.value) })
  })

  app.post(dataPaths.activateSmartSession, async c => {
    const account = readAccount(c.req.param('address'))
    if (!account) return refuse(c, 'bad_request', notAnAccount)
    if (!(await isSignedIn(c, account))) return refuse(c, 'account_not_proven')
    const granted = await readJson(c, SmartSessionActivationSchema)
    if ('problem' in granted) return refuse(c, 'bad_request', granted.problem)
    const isKnown = await store.activate(c.var.project, formatAccount(account), granted.value)
    return isKnown ? c.json({}) : refuse(c, 'not_found')
  })

  app.post(dataPaths.revokeSmartSession, options.limitSignatures, async c => {
    const account = readAccount(c.req.param('address'))
    if (!account) return refuse(c, 'bad_request', notAnAccount)
    const end = await readJson(c, SmartSessionEndSchema)
    if ('problem' in end) return refuse(c, 'bad_request', end.problem)
    const { pci, signature } = end.value
    const isProven =
      (await isSignedIn(c, account)) ||
      (await verifySignature({ ...account, message: pci, signature, callEvm }, verifiers))
    if (!isProven) return refuse(c, 'account_not_proven')
    const isKnown = await store.revoke(c.var.project, formatAccount(account), pci)
    return isKnown ? c.json({}) : refuse(c, 'not_found')
  })
}

const notAnAccount = 'The path must name an account with its network, such as eip155:1:0x…'

function readAccount(text: string): Account | undefined {
  if (!v.is(AccountIdSchema, text)) return undefined
  const end = text.lastIndexOf(':')
  // The schema has checked the format.
  return { chainId: text.slice(0, end) as Account['chainId'], address: text.slice(end + 1) }
}

/** Canonical form: EVM addresses are case-insensitive. */
function formatAccount({ chainId, address }: Account): string {
  return `${chainId}:${chainId.startsWith('eip155:') ? address.toLowerCase() : address}`
}
