import { buildCommand } from '../../../../server/test/buildCommand.js'
import { openBorrowedDatabase } from '../../../../server/test/openBorrowedDatabase.js'
import { type ServerProcess, startServerProcess } from '../../../../server/test/startServerProcess.js'

export interface RelayProcess {
  readonly url: string
  readonly port: number
  kill(): Promise<void>
}

/** Relays as processes of their own over one database, so that a test can kill them. */
export async function openRelayProcesses() {
  const store = await openBorrowedDatabase()
  const command = await buildCommand()
  const running = new Set<ServerProcess>()
  return {
    async start(port = 0): Promise<RelayProcess> {
      const env = { DATABASE_URL: store.url, PORT: String(port) }
      const server = await startServerProcess(command.path, env)
      running.add(server)
      return {
        url: `ws://127.0.0.1:${server.port}/relay`,
        port: server.port,
        async kill() {
          running.delete(server)
          server.kill('SIGKILL')
          await server.ended
        },
      }
    },
    async close() {
      for (const server of running) server.kill('SIGKILL')
      await Promise.all([...running].map(server => server.ended))
      await command.remove()
      await store.close()
    },
  }
}

export type RelayProcesses = Awaited<ReturnType<typeof openRelayProcesses>>
