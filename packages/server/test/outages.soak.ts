import { it } from 'vitest'
import { runOutages } from './runOutages.js'

it('server, relay and escrow live on in 100 crashes of PostgreSQL under load', {
  timeout: 3_600_000,
}, async () => {
  await runOutages(100, round => void process.stdout.write(`${round} `))
})
