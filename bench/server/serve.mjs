import { startServer } from '@portico/server'

const { dataFolder, data } = JSON.parse(process.env.BENCH_SERVER)
const server = await startServer({
  port: 0,
  dataFolder,
  data,
  sandbox: true,
  rateLimit: { burst: 1e6, perSecond: 1e6 },
  onError: error => console.error(error),
})
process.on('message', async () => {
  await server.close()
  process.exit(0)
})
process.send(server.url)
