import { startServer } from '@portico/server'

/** The server as the sandbox runs it: its own database, the sandbox project, and no limit that a test could hit. */
const server = await startServer({
  port: Number(process.env.PORT),
  dataFolder: process.env.PORTICO_DATA_FOLDER,
  sandbox: true,
  rateLimit: { burst: 10_000, perSecond: 1_000 },
  onError: error => console.error(error),
})

const stop = () => void server.close().then(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
