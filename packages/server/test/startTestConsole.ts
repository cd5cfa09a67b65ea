import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { grantConsole } from '../src/console/grants.js'
import { createInvitation } from '../src/console/store/staff.js'
import { type Database, startConsole } from '../src/exports/index.js'
import { createTestPasskey } from './createTestPasskey.js'

export type TestRole = Parameters<typeof createInvitation>[1]['role']

/** A database role with the console's grants and nothing else. */
export async function createConsoleRole(database: Database, databaseUrl: string): Promise<string> {
  const [username, password] = [`console_${randomBytes(6).toString('hex')}`, randomBytes(12).toString('hex')]
  await database.unsafe(`create role ${username} login password '${password}'`)
  await grantConsole(database, username)
  return Object.assign(new URL(databaseUrl), { username, password }).href
}

/** A real console beside a server's database, and staff who sign in with passkeys. */
export async function startTestConsole(database: Database, databaseUrl: string) {
  const roleUrl = await createConsoleRole(database, databaseUrl)
  const folder = await mkdtemp(join(tmpdir(), 'portico-console-'))
  await writeFile(join(folder, 'index.html'), '<title>Console</title>')
  const errors: Error[] = []
  const { url, firstLink, close } = await startConsole({
    port: 0,
    databaseUrl: roleUrl,
    folder,
    rateLimit: { burst: 10_000, perSecond: 1000 },
    onError: error => errors.push(error),
  })

  /** As the console's pages call it, with the cookie of a session. */
  async function call(name: string, body: object = {}, cookie = '', headers: Record<string, string> = {}) {
    const response = await fetch(`${url}/api/${name}`, {
      method: 'POST',
      headers: { Origin: url, 'Content-Type': 'application/json', Cookie: cookie, ...headers },
      body: JSON.stringify(body),
    })
    const answer: unknown = await response.json()
    // Tests compare the fields that they expect.
    return { status: response.status, body: answer as Record<string, unknown>, headers: response.headers }
  }

  const readCookie = (headers: Headers) => headers.getSetCookie()[0]?.split(';')[0] ?? ''

  async function challenge(): Promise<string> {
    const { body } = await call('challenge')
    return String(body.challenge)
  }

  async function enter(invitation: string, passkey = createTestPasskey(url)) {
    const answer = await call('session', { invitation, newPasskey: passkey.make(await challenge()) })
    return { ...answer, cookie: readCookie(answer.headers), passkey }
  }

  /** A member of staff with a session. */
  async function hire(role: TestRole, name: string = role) {
    const { cookie } = await enter(await createInvitation(database, { name, role }))
    return cookie
  }

  return {
    url,
    roleUrl,
    firstLink,
    errors,
    call,
    challenge,
    readCookie,
    enter,
    hire,
    async close() {
      await close()
      await rm(folder, { recursive: true })
    },
  }
}

export type TestConsole = Awaited<ReturnType<typeof startTestConsole>>
