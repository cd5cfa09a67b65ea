import { startRelayProcess } from './startRelayProcess.mjs'
import { openTalks } from './talk.mjs'

const pairs = 250

/** LT3: durable messages at a steady rate, then at increasing rates until they are late. */
export async function measureThroughput(database, { seconds, stepSeconds }, note) {
  const relay = await startRelayProcess(database)
  const { talk, close } = await openTalks(relay.port, pairs)
  const format = ({ p50, p99 }) => `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`

  let most = 0
  for (const perSecond of [1000, 2000]) {
    const before = relay.usage()
    const began = performance.now()
    const { acknowledged, delivered, refused, missing } = await talk({ perSecond, seconds })
    const spent = (relay.usage().processor - before.processor) / ((performance.now() - began) / 1000)
    if (delivered.p99 <= 1000) most = perSecond
    const label = `${perSecond} messages a second`
    const target = perSecond === 1000 ? 'p50 at most 5, p99 at most 100 ms' : ''
    const isMet = perSecond !== 1000 || (acknowledged.p50 <= 5 && acknowledged.p99 <= 100)
    const isInTime = perSecond !== 1000 || delivered.p99 <= 100
    note(`LT3 ${label}, until durable`, format(acknowledged), target, isMet)
    note(`LT3 ${label}, until delivered`, format(delivered), target && 'p99 at most 100 ms', isInTime)
    note(`LT3 ${label}, refused or missing`, `${refused} and ${missing}`, '0 and 0', refused + missing === 0)
    note(`LT3 ${label}, processor of the server`, `${(spent * 100).toFixed(0)} % of one core`)
    await database.clear()
  }

  for (let perSecond = 3000; perSecond <= 8000; perSecond += 1000) {
    const { delivered, refused } = await talk({ perSecond, seconds: stepSeconds, warmUp: 1 })
    await database.clear()
    if (!(delivered.p99 <= 1000) || refused > 0) break
    most = perSecond
  }
  note('LT3 fastest with p99 below 1 s', most ? `${most} a second` : 'none', 'at least 3,000', most >= 3000)
  close()
  await relay.stop('SIGTERM')
}
